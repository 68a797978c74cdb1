import { shownAds } from './ads/shown-ads.ts';
import { draftStore } from './clips/draft-store.ts';
import { positionStore } from './positions/position-store.ts';
import { reminderStore } from './remind/reminder-store.ts';

/** Deletes a viewer's watch history, reminders and clip draft from this browser. @param viewer their id; null for every account's */
export function forgetWatched(viewer: string | null): void {
  shownAds.forget();
  reminderStore.forget();
  draftStore.set(null);
  positionStore.forget(viewer);
}
