import { entityActions } from '@touchline/content';
import { notificationSettings } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options, pages } from './options.ts';

test('the feature has the id `following`, and refuses unknown options', () => {
  expect(feature.id).toBe('following');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});

test('`pages` has exactly the addresses of the routes', () => {
  const routes = feature.contribute({ view: 'team' }).routes ?? [];
  expect(routes.map(({ path }) => path).toSorted()).toEqual(pages.toSorted());
  expect(new Set(routes.map(({ page }) => page)).size).toBe(routes.length);
});

test.each([
  ['team', ['/auth/sign-up/following/league/', '/auth/sign-up/following/league/all/']],
  ['identity_item', ['/auth/sign-up/following/league/']],
] as const)('on a site with the view `%s`, the sign-up steps offer only its targets', (view, steps) => {
  const fills = feature.contribute({ view }).fills ?? [];
  expect(fills.flatMap(({ to }) => to ?? [])).toEqual(steps);
});

test('offers no calendar if the backend lacks calendars, and no settings page without settings', () => {
  const getOfferedFills = (featureOptions: Parameters<typeof feature.contribute>[0]) => {
    const { fills = [], routes = [] } = feature.contribute(featureOptions);
    const countFills = ({ name }: { name: string }) => fills.filter(({ slot }) => slot === name).length;
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
