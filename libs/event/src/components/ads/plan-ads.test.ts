import { expect, test } from 'vitest';
import { getAdTags } from './ad-tags.ts';
import { pauseAfterAdMs, planAds, type PlannedView, shownAds } from './plan-ads.ts';

const now = Date.UTC(2026, 10, 21, 19);
const tags = ['https://ads.example/tag.xml'];
const minute = 60_000;

test.each<[what: string, view: PlannedView, shownAt: number | undefined, plays: boolean]>([
  ['an ad plays before a match', { kind: 'event', duration: 5400 }, undefined, true],
  ['an ad plays before a live match, which has no length yet', { kind: 'event', duration: undefined }, undefined, true],
  ['an ad plays before a clip of 30 s', { kind: 'clip', duration: 30 }, undefined, true],
  ['no ad plays before a clip of 29 s', { kind: 'clip', duration: 29 }, undefined, false],
  ['no ad plays before a viewer’s clip without a length', { kind: 'user_clip', duration: undefined }, undefined, false],
  ['no ad plays before a video of 20 s', { kind: 'event', duration: 20 }, undefined, false],
  [
    'no ad plays before a match that had one nine minutes ago',
    { kind: 'event', duration: 5400 },
    now - 9 * minute,
    false,
  ],
  [
    'an ad plays before a match that had one ten minutes ago',
    { kind: 'event', duration: 5400 },
    now - pauseAfterAdMs,
    true,
  ],
  [
    'an ad plays before a match that had one before the clock was set back a day',
    { kind: 'event', duration: 5400 },
    now + 1440 * minute,
    true,
  ],
])('%s', (_case, view, shownAtMs, hasAds) => {
  expect(planAds(tags, view, { shownAtMs, now })).toEqual(hasAds ? tags : []);
});

test('a shown ad is remembered for ten minutes', () => {
  shownAds.recordShown('m1', now);
  shownAds.recordShown('m2', now + 5 * minute);
  expect([shownAds.getShownAtMs('m1'), shownAds.getShownAtMs('m2'), shownAds.getShownAtMs('m3')]).toEqual([
    now,
    now + 5 * minute,
    undefined,
  ]);
  shownAds.recordShown('m3', now + 11 * minute);
  expect(shownAds.getShownAtMs('m1')).toBeUndefined();
});

test('a malformed stored list of shown ads is ignored', () => {
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"m1":[');
  expect(shownAds.getShownAtMs('m1')).toBeUndefined();
});

test('at most five ad tags are returned, with https addresses or the API’s own origin', () => {
  const ads = ['https://a.example/1', 'http://a.example/2', '/media/ads/3.xml', 'javascript:4'].map((tag_url) => ({
    tag_url,
  }));
  expect(getAdTags({ ads }, '')).toEqual(['https://a.example/1', '/media/ads/3.xml']);
  expect(getAdTags({ ads: Array.from({ length: 40 }, () => ({ tag_url: '/1' })) }, '')).toHaveLength(5);
  expect(getAdTags({}, '')).toEqual([]);
});
