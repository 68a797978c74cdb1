/** Entries of one page of a list page: full rows with two, three or four cards in a row. */
export const listPageSize = 24;
