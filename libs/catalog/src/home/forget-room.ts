import { ownRows } from '@touchline/content';
import { ownRoom, pageKey } from '@touchline/feature-kit/marks';

/** Which rows of their own a viewer had on home, and how high they were, is theirs: the next one has others. */
export function forgetRoom(): void {
  ownRows.forget();
  document.documentElement.style.removeProperty(ownRoom);
  try {
    localStorage.removeItem(pageKey('own'));
  } catch {
    // Storage is forbidden: nothing was noted.
  }
}
