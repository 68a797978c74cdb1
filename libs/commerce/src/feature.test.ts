import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options, pages } from './options.ts';

test('the feature has the id `commerce`, and refuses unknown options', () => {
  expect(feature.id).toBe('commerce');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});

test('the feature’s routes are exactly the addresses of its pages', () => {
  const { routes = [] } = feature.contribute(options.parse({}));
  expect(routes.map(({ path }) => path).toSorted()).toEqual([...pages].toSorted());
});
