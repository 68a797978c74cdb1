import { consumeHiddenQuery } from '@touchline/feature-kit';

/**
 * Reads a secret from the address, and removes it from address bar and history at once, unless the head's script has.
 * @param name of the query parameter
 * @returns null without the word
 */
export function consumeSecret(name: string): string | null {
  const hidden = new URLSearchParams(consumeHiddenQuery()).get(name);
  if (hidden !== null) return hidden;
  const url = new URL(location.href);
  const secret = url.searchParams.get(name);
  if (secret === null) return null;
  url.searchParams.delete(name);
  // The router owns the entry's state: it stays.
  history.replaceState(history.state, '', url);
  return secret;
}

/** Does the same with the whole query; '' without one. */
export function consumeQuery(): string {
  const hidden = consumeHiddenQuery();
  if (hidden) return hidden;
  const { search, pathname } = location;
  if (search) history.replaceState(history.state, '', pathname);
  return search;
}
