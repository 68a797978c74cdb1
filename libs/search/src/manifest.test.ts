import { composeFeatures, headerSearch, loadFills } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { parse, safeParse } from 'zod';
import { manifest } from './manifest.ts';

const { routes, fills } = composeFeatures([manifest], { search: {} });

test('the feature is always enabled, and refuses unknown options', () => {
  expect(manifest.isAlwaysOn).toBe(true);
  expect(parse(manifest.options, {})).toEqual({});
  expect(safeParse(manifest.options, { unknown: true }).success).toBe(false);
});

test('the feature has the page of the specification, and a field in the header', async () => {
  expect(routes.map(({ path }) => path)).toEqual(['search']);
  expect((await routes[0]?.lazy())?.Page).toBeTypeOf('function');
  await loadFills(fills, ['shell'], (error) => {
    throw error;
  });
  expect(fills.get(headerSearch.name)?.[0]?.Content).toBeTypeOf('function');
});
