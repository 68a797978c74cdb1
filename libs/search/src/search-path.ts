/** The kinds of results, in the order of the page. */
export const resultKinds = ['teams', 'leagues', 'matches', 'videos'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** The address of the search page, without the locale's prefix. */
export const searchPage = '/search/';

/** The address of the results for a text. @param kind a single kind of results; by default all */
export function searchPath(query: string, kind?: ResultKind): string {
  if (query === '') return searchPage;
  return `${searchPage}?${new URLSearchParams({ q: query, ...(kind && { kind }) })}`;
}

/** The kind in an address; undefined, which means all kinds, if it is missing or unknown. */
export const readResultKind = (search: URLSearchParams): ResultKind | undefined =>
  resultKinds.find((kind) => kind === search.get('kind'));
