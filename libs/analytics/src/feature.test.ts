import { composeFeatures } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { feature } from './feature.ts';
import { csp, options } from './options.ts';

test('unknown options are refused, and with a measurement id the policy allows Google’s hosts only', () => {
  expect(options.safeParse({ unknown: true }).success).toBe(false);
  expect(csp({})).toEqual({});
  const sources = Object.values(csp({ measurementId: 'G-TEST' })).flat();
  expect(sources.every((source) => /google-?(?:tagmanager|analytics)|analytics\.google/.test(source))).toBe(true);
  // The host also serves other sites' containers, so the policy must name a path.
  expect(
    csp({ measurementId: 'G-TEST' }).script?.every((source) => new URL(source).pathname.startsWith('/gtag/')),
  ).toBe(true);
});

test('the feature has neither pages nor guards, and starts after hydration', () => {
  const { routes, effects, fills } = composeFeatures([feature], { analytics: { measurementId: 'G-TEST' } });
  expect(routes).toEqual([]);
  expect(effects).toHaveLength(1);
  expect([...fills.keys()]).toEqual(['overlays', 'footerEnd']);
});
