const key = 'react-router-scroll-positions';

/**
 * Removes stored scroll positions that are not an object. The router does not check them, and would fail at each
 * navigation in the tab.
 */
export function dropMalformedPositions(): void {
  try {
    const storedPositions: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof storedPositions !== 'object') sessionStorage.removeItem(key);
  } catch {
    // The router ignores missing storage and invalid JSON.
  }
}
