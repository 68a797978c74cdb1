import { consumeHiddenQuery } from '@touchline/feature-kit';

/**
 * Reads a secret from the address, and removes it from the address bar and the history at once, unless the script in
 * the head has done so.
 * @param name of the query parameter
 * @returns null without the parameter
 */
export function consumeSecret(name: string): string | null {
  const hiddenValue = new URLSearchParams(consumeHiddenQuery()).get(name);
  if (hiddenValue !== null) return hiddenValue;
  const url = new URL(location.href);
  const secret = url.searchParams.get(name);
  if (secret === null) return null;
  url.searchParams.delete(name);
  // The entry's state belongs to the router, so it stays.
  history.replaceState(history.state, '', url);
  return secret;
}

/** Reads the whole query and removes it in the same way; '' without a query. */
export function consumeQuery(): string {
  const hiddenQuery = consumeHiddenQuery();
  if (hiddenQuery) return hiddenQuery;
  const { search, pathname } = location;
  if (search) history.replaceState(history.state, '', pathname);
  return search;
}
