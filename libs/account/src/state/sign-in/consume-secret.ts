import { consumeHiddenQuery } from '@touchline/feature-kit';

/**
 * Reads a secret from the address, and removes it from the address bar and the history. Usually the script in the head
 * has already removed and stored it.
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
  // The router owns the history entry's state, so this call does not change it.
  history.replaceState(history.state, '', url);
  return secret;
}

/** Reads the whole query and removes it from the address bar and the history; '' without a query. */
export function consumeQuery(): string {
  const hiddenQuery = consumeHiddenQuery();
  if (hiddenQuery) return hiddenQuery;
  const { search, pathname } = location;
  if (search) history.replaceState(history.state, '', pathname);
  return search;
}
