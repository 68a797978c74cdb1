/**
 * Reads a secret from the address and takes it out of address bar and history at once. Null where there is none.
 * @param name of the query word
 */
export function takeWord(name: string): string | null {
  const url = new URL(location.href);
  const word = url.searchParams.get(name);
  if (word === null) return null;
  url.searchParams.delete(name);
  // The entry's state is the router's: it stays.
  history.replaceState(history.state, '', url);
  return word;
}
