/** Entries of one page of a list page: whole rows at two, three and four cards in a row. */
export const listPageSize = 24;
