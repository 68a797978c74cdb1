const key = 'react-router-scroll-positions';

/**
 * Drops what is kept in the place of scroll positions and is none. The router takes it unread, and would fail at each navigation for as long as the
 * tab is open.
 */
export function dropOddPlaces(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object') sessionStorage.removeItem(key);
  } catch {
    // No storage, or no JSON: the router passes over both.
  }
}
