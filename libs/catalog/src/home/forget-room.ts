import { ownRows } from '@touchline/content';
import { ownRoom, pageKey } from '@touchline/feature-kit/marks';

/** Deletes the names and heights of a viewer's own rows on home. */
export function forgetRoom(): void {
  ownRows.forget();
  document.documentElement.style.removeProperty(ownRoom);
  try {
    localStorage.removeItem(pageKey('own'));
  } catch {
    // Blocked storage has no entry.
  }
}
