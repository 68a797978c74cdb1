/** What is found, in the order of the page. */
export const resultKinds = ['teams', 'leagues', 'matches', 'videos'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Where the field leads, without the locale's prefix. */
export const searchPage = '/search/';

/** The address of what was found for a text. @param kind one kind of it, or all */
export function searchPath(query: string, kind?: ResultKind): string {
  if (query === '') return searchPage;
  return `${searchPage}?${new URLSearchParams({ q: query, ...(kind && { kind }) })}`;
}

/** The kind that an address names; undefined is all of them, as is any other word. */
export const kindIn = (search: URLSearchParams): ResultKind | undefined =>
  resultKinds.find((kind) => kind === search.get('kind'));
