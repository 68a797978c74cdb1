import { expect, test } from 'vitest';
import { createBuiltSite } from '../testing/built-site.ts';
import { withLocal } from './with-local.ts';

test('the site of every language has the flag for local use, and no other value changes', () => {
  const site = createBuiltSite({ features: { push: {} } });
  const { sites, ...localFields } = withLocal(site);
  const { sites: builtSites, ...siteFields } = site;
  expect(localFields).toEqual(siteFields);
  expect(Object.keys(sites)).toEqual(Object.keys(builtSites));
  for (const [locale, site] of Object.entries(sites))
    expect(site).toEqual({ ...Reflect.get(builtSites, locale), isLocal: true });
});
