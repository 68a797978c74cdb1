/** Entries of one page of the viewer's lists: whole rows at two, three and four cards in a row. */
export const selectedPageSize = 24;
