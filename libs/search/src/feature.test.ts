import { composeFeatures, headerSearch, loadFills } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { always, options, pages } from './options.ts';

const { routes, fills } = composeFeatures([feature], { search: {} });

test('the feature is always enabled, and refuses unknown options', () => {
  expect(always).toBe(true);
  expect(options.parse({})).toEqual({});
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});

test('the feature has the page of the specification, and a field in the header', async () => {
  expect(routes.map(({ path }) => path)).toEqual(pages);
  expect((await routes[0]?.lazy())?.Page).toBeTypeOf('function');
  await loadFills(fills, ['shell'], (error) => {
    throw error;
  });
  expect(fills.get(headerSearch.name)?.[0]?.Content).toBeTypeOf('function');
});
