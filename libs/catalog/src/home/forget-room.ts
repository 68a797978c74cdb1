import { ownRows } from '@touchline/content';
import { ownRoom } from '@touchline/feature-kit/marks';

/** Deletes the names and heights of a viewer's own parts of home. */
export function forgetRoom(): void {
  ownRows.forget();
  document.documentElement.style.removeProperty(ownRoom);
}
