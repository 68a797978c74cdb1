import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options, pages } from './options.ts';

test('the feature stands under its own key and refuses options it does not know', () => {
  expect(feature.id).toBe('commerce');
  expect(options.safeParse({ unknown: true }).success).toBe(false);
});

test('the addresses it claims are those of its pages', () => {
  const { routes = [] } = feature.contribute(options.parse({}));
  expect(routes.map(({ path }) => path).toSorted()).toEqual([...pages].toSorted());
});
