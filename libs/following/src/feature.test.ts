import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options, pages } from './options.ts';

test('the feature stands under its own key and refuses options it does not know', () => {
  expect(feature.id).toBe('following');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});

test('every page it has is named by its options, and none else', () => {
  const routes = feature.contribute({ view: 'team' }).routes ?? [];
  expect(routes.map(({ path }) => path).toSorted()).toEqual(pages.toSorted());
  expect(new Set(routes.map(({ page }) => page)).size).toBe(routes.length);
});

test.each([
  ['team', ['/auth/sign-up/following/league/', '/auth/sign-up/following/league/all/']],
  ['identity_item', ['/auth/sign-up/following/league/']],
] as const)('who signs up where %s is followed is asked for no more than can be', (view, steps) => {
  const fills = feature.contribute({ view }).fills ?? [];
  expect(fills.flatMap(({ to }) => to ?? [])).toEqual(steps);
});
