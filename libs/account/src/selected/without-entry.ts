import type { EventPages } from '@touchline/content';

/** A list's pages without one of its entries. */
export const withoutEntry = (list: EventPages | undefined, id: string): EventPages | undefined =>
  list && {
    ...list,
    pages: list.pages.map((page) => ({ ...page, entries: page.entries.filter((entry) => entry.id !== id) })),
  };
