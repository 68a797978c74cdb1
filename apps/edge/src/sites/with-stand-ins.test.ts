import { expect, test } from 'vitest';
import { createBuiltSite } from '../testing/built-site.ts';
import { readStandIns, withStandIns } from './with-stand-ins.ts';

const origin = 'http://127.0.0.1:4003';

test('a feature gets the origin of its provider’s stand-in in every language, and the Content-Security-Policy allows that origin', () => {
  const site = createBuiltSite({ features: { account: {}, analytics: { measurementId: 'G-TEST' } } });
  const { sites, csp } = withStandIns(site, { analytics: origin, push: 'http://127.0.0.1:4004' });
  expect(Object.keys(sites)).toEqual(Object.keys(site.sites));
  for (const site of Object.values(sites))
    expect(site?.features).toEqual({ account: {}, analytics: { measurementId: 'G-TEST', standIn: origin } });
  for (const kind of ['script', 'connect', 'image', 'frame'] as const)
    expect(csp[kind]).toEqual([...site.csp[kind], origin]);
  expect(csp.media).toEqual(site.csp.media);
});

test('a customer without features that have a stand-in is unchanged', () => {
  const site = createBuiltSite({ features: { account: {} } });
  expect(withStandIns(site, { analytics: origin })).toBe(site);
});

test('a stand-in option without a feature or an origin is refused', () => {
  expect(readStandIns(['analytics=http://127.0.0.1:4003/', 'push=https://push.example'])).toEqual({
    analytics: origin,
    push: 'https://push.example',
  });
  for (const flag of [
    'analytics',
    'analytics=',
    '=http://a.b',
    'analytics=ftp://a.b',
    'analytics=http://a.b/script.js',
  ])
    expect(() => readStandIns([flag])).toThrow('--stand-in');
});
