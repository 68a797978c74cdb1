/**
 * Gives the entry that a document begins with a key of its own. The router calls each of them `default`, and would show
 * one page at another's scroll position after Back.
 */
export function nameFirstEntry(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ ...Object(state), key: Math.random().toString(36).slice(2, 10) }, '');
}
