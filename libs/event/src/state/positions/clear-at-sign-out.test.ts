import { seenStore } from '@touchline/content';
import { clearViewersValues } from '@touchline/feature-kit/storage';
import { beforeEach, expect, test } from 'vitest';
import { shownAds } from '../../components/ads/plan-ads.ts';
import { draftStore } from '../draft-store.ts';
import { positionStore } from './position-store.ts';
import { reminderStore } from '../reminder-store.ts';

beforeEach(() => {
  document.documentElement.dataset['site'] = 'acme';
  localStorage.clear();
  sessionStorage.clear();
});

const readStoredKeys = () =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => !key.endsWith('.viewers-own'));

test('a sign-out deletes the viewer’s watch history, reminders and draft, but no positions of other viewers', () => {
  seenStore.markRevealed('m1');
  shownAds.recordShown('m1', Date.now());
  reminderStore.add({ id: 'm2', title: 'Aurora v Ravens', at: Date.now() + 60_000 });
  draftStore.set({ eventId: 'm1', cut: { start: 1, end: 9 }, title: 'Goal' });
  for (const viewer of ['7', '8', null]) positionStore.save(viewer, 'v1', { seconds: 60, durationSeconds: 600 });
  expect(readStoredKeys()).toHaveLength(5);

  clearViewersValues();
  positionStore.removeAll('7');
  expect(readStoredKeys()).toEqual(['touchline.acme.positions']);
  expect(seenStore.get('m1')).toBeUndefined();
  expect(reminderStore.has('m2')).toBe(false);
  expect(draftStore.get('m1')).toBeNull();
  expect(positionStore.get('7', 'v1')).toBeUndefined();
  expect(positionStore.get('8', 'v1')).toMatchObject({ seconds: 60 });

  positionStore.removeAll(null);
  expect(positionStore.get('8', 'v1')).toBeUndefined();
  expect(positionStore.get(null, 'v1')).toMatchObject({ seconds: 60 });
});
