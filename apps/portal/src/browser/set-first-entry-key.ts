/**
 * Gives a document's first history entry a unique key. The router uses the key `default` in each document, so Back
 * would restore another page's scroll position.
 */
export function setFirstEntryKey(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ ...Object(state), key: Math.random().toString(36).slice(2, 10) }, '');
}
