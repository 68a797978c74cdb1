import { entityActions } from '@touchline/content';
import { composeFeatures, notificationSettings } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { manifest } from './manifest.ts';
import { type FollowingOptions, options } from './options.ts';

test('the feature has the id `following`, and refuses unknown options', () => {
  expect(manifest.id).toBe('following');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});

test('the feature has the pages of the specification, each with its own name', () => {
  const { routes = [] } = manifest;
  const pages = ['league', 'league/:leagueId', 'category', 'category/:mainId'].flatMap((page) => [
    `following/${page}`,
    `following/${page}/followed`,
  ]);
  expect(routes.map(({ path }) => path).toSorted()).toEqual(
    ['account/following', ...pages, ...pages.map((page) => `auth/sign-up/${page}`)].toSorted(),
  );
  expect(new Set(routes.map(({ page }) => page)).size).toBe(routes.length);
});

test.each([
  ['team', ['/auth/sign-up/following/league/', '/auth/sign-up/following/league/all/']],
  ['identity_item', ['/auth/sign-up/following/league/']],
] as const)('on a site with the view `%s`, the sign-up steps offer only its targets', (view, steps) => {
  const fills = manifest.fills?.({ view }) ?? [];
  expect(fills.flatMap(({ to }) => to ?? [])).toEqual(steps);
});

test('offers no calendar if the backend lacks calendars, and no settings page without settings', () => {
  const getOfferedFills = (customer: FollowingOptions) => {
    const { fills, routes } = composeFeatures([manifest], { following: customer });
    const countFills = ({ name }: { name: string }) => fills.get(name)?.length ?? 0;
    return {
      headCount: countFills(entityActions),
      settings: countFills(notificationSettings),
      page: routes.some(({ path }) => path === 'account/following'),
    };
  };
  expect(getOfferedFills({ view: 'team' })).toEqual({ headCount: 2, settings: 1, page: true });
  expect(getOfferedFills({ view: 'team', calendar: false })).toEqual({ headCount: 1, settings: 1, page: true });
  expect(getOfferedFills({ view: 'identity_item', calendar: false })).toEqual({
    headCount: 1,
    settings: 0,
    page: false,
  });
});
