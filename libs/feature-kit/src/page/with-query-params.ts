import { hiddenQueryProperty } from '../document/marks.ts';

/**
 * Adds the query parameters of a requested address to the path that replaces it, because campaigns are measured by
 * them. The path's own parameters have priority.
 * @param path without a fragment
 * @param search of the requested address
 */
export function withQueryParams(search: string, path: string): string {
  const queryIndex = path.indexOf('?');
  const queryParams = new URLSearchParams(queryIndex < 0 ? '' : path.slice(queryIndex));
  for (const [name, value] of new URLSearchParams(search)) if (!queryParams.has(name)) queryParams.append(name, value);
  const page = queryIndex < 0 ? path : path.slice(0, queryIndex);
  return queryParams.size > 0 ? `${page}?${queryParams}` : page;
}

/**
 * The query of a `secret` page, once, after the head's script has taken it out of the address; else
 * ''. After a client-side navigation, or on a page without the server's document flags, the query
 * is still in the address.
 */
export function consumeHiddenQuery(): string {
  const hiddenQuery: unknown = Reflect.get(window, hiddenQueryProperty);
  Reflect.deleteProperty(window, hiddenQueryProperty);
  return typeof hiddenQuery === 'string' ? hiddenQuery : '';
}
