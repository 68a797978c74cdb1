import { composeFeatures } from '@touchline/feature-kit';
import { expect, test } from 'vitest';
import { safeParse } from 'zod';
import { manifest } from './manifest.ts';

test('unknown options are refused, and with a measurement id the Content-Security-Policy allows Google’s hosts only', () => {
  expect(safeParse(manifest.options, { unknown: true }).success).toBe(false);
  expect(manifest.csp?.({})).toEqual({});
  const { script = [], connect = [], image = [] } = manifest.csp?.({ measurementId: 'G-TEST' }) ?? {};
  const sources = [...script, ...connect, ...image];
  expect(sources).not.toEqual([]);
  expect(sources.every((source) => /google-?(?:tagmanager|analytics)|analytics\.google/.test(source))).toBe(true);
  // The host also serves other sites' containers, so the policy must name a path.
  expect(script.every((source) => new URL(source).pathname.startsWith('/gtag/'))).toBe(true);
});

test('the feature has neither pages nor guards, and starts after hydration', () => {
  const { routes, effects, fills } = composeFeatures([manifest], { analytics: { measurementId: 'G-TEST' } });
  expect(routes).toEqual([]);
  expect(effects).toHaveLength(1);
  expect([...fills.keys()]).toEqual(['overlays', 'footerEnd']);
});
