const positionsKey = 'react-router-scroll-positions';

/**
 * Removes stored scroll positions that are not an object. The router does not check them, and would fail at each
 * navigation in the tab.
 */
export function dropMalformedPositions(): void {
  try {
    const storedPositions: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '{}');
    if (typeof storedPositions !== 'object') sessionStorage.removeItem(positionsKey);
  } catch {
    // The router ignores missing storage and invalid JSON.
  }
}

/**
 * Gives a document's first history entry a unique key. The router uses the key `default` in each document, so Back
 * would restore another page's scroll position.
 */
export function setFirstEntryKey(): void {
  const state: unknown = history.state;
  if (typeof state === 'object' && state !== null && 'key' in state) return;
  history.replaceState({ ...Object(state), key: Math.random().toString(36).slice(2, 10) }, '');
}
