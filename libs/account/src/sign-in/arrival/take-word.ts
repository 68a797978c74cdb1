import { takeHiddenQuery } from '@touchline/feature-kit';

/**
 * Reads a secret of the address and takes it out of address bar and history at once, where the head's script has not. Null where there
 * is none.
 * @param name of the query word
 */
export function takeWord(name: string): string | null {
  const hidden = new URLSearchParams(takeHiddenQuery()).get(name);
  if (hidden !== null) return hidden;
  const url = new URL(location.href);
  const word = url.searchParams.get(name);
  if (word === null) return null;
  url.searchParams.delete(name);
  // The entry's state is the router's: it stays.
  history.replaceState(history.state, '', url);
  return word;
}

/** Does the same with a whole query; '' where there is none. */
export function takeQuery(): string {
  const hidden = takeHiddenQuery();
  if (hidden) return hidden;
  const { search, pathname } = location;
  if (search) history.replaceState(history.state, '', pathname);
  return search;
}
