import { seenStore } from '@touchline/content';
import { shownAds } from './ads/shown-ads.ts';
import { draftStore } from './clips/draft-store.ts';
import { positionStore } from './positions/position-store.ts';
import { reminderStore } from './remind/reminder-store.ts';

/** What a viewer has watched, was about to cut and waits for is theirs: the next one at this browser sees none of it. @param viewer their id; null for whoever was signed in */
export function forgetWatched(viewer: string | null): void {
  seenStore.forget();
  shownAds.forget();
  reminderStore.forget();
  draftStore.set(null);
  positionStore.forget(viewer);
}
