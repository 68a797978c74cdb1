import { expect, test } from 'vitest';
import { builtSite } from '../testing/built-site.ts';
import { withLocal } from './with-local.ts';

test('the site of every language has the flag for local use, and no other value changes', () => {
  const built = builtSite({ features: { push: {} } });
  const { sites, ...rest } = withLocal(built);
  const { sites: before, ...same } = built;
  expect(rest).toEqual(same);
  expect(Object.keys(sites)).toEqual(Object.keys(before));
  for (const [locale, site] of Object.entries(sites))
    expect(site).toEqual({ ...Reflect.get(before, locale), isLocal: true });
});
