const key = 'react-router-scroll-positions';

/**
 * Removes stored scroll positions that are not an object. The router reads them unchecked, and would fail at each navigation while the tab is
 * open.
 */
export function dropMalformedPositions(): void {
  try {
    const storedPositions: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof storedPositions !== 'object') sessionStorage.removeItem(key);
  } catch {
    // The router ignores missing storage and invalid JSON.
  }
}
