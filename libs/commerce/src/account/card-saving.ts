import { pageKey } from '@touchline/feature-kit/marks';

const key = () => pageKey('no-card-saving');

/**
 * Whether the backend may store a card without a purchase: until its first answer without that call, for this visit.
 */
export function isSavingOffered(): boolean {
  try {
    return sessionStorage.getItem(key()) === null;
  } catch {
    return true;
  }
}

/** The backend lacks the call (decisions, section 6): this visit hides its button. */
export function noteNotOffered(): void {
  try {
    sessionStorage.setItem(key(), '1');
  } catch {
    // Without storage the page asks once more, which does no harm.
  }
}
