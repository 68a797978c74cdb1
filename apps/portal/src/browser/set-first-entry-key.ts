/**
 * Gives the first history entry of a document its own key. The router names each of them `default`, and Back would
 * restore another page's scroll position.
 */
export function setFirstEntryKey(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ ...Object(state), key: Math.random().toString(36).slice(2, 10) }, '');
}
