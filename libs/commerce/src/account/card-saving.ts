import { pageKey } from '@touchline/feature-kit/marks';

const key = () => pageKey('no-card-saving');

/** Whether a card may be stored without a purchase: until the backend has said that it does not know the call, for this visit. */
export function isSavingOffered(): boolean {
  try {
    return sessionStorage.getItem(key()) === null;
  } catch {
    return true;
  }
}

/** The backend does not know the call (decisions, section 6): its button is not shown again in this visit. */
export function noteNotOffered(): void {
  try {
    sessionStorage.setItem(key(), '1');
  } catch {
    // Where nothing can be stored it is asked once more, which does no harm.
  }
}
