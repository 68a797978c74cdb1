import { composeFeatures } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { options, pages } from './options.ts';

test('`./options` names exactly the routes’ addresses', () => {
  const { routes } = composeFeatures([feature], { info: options.parse({}) });
  expect(routes.map(({ path }) => path)).toEqual(pages);
});
