import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { findDisabledPageFaults, getDisabledPages, isRedirected, withoutDisabledFeatures } from './disabled-pages.ts';
import { describeFault } from './fault.ts';
import { readCustomer } from './read-customer.ts';
import { customerSchema } from './schema.ts';
import { createCustomerFolder, validCustomer, writeInFolder } from './testing/customer-folder.ts';

const options = z.strictObject({});
const catalogue = {
  catalog: { options, pages: ['', 'live', 'live/:sportType'], optionalPages: ['live/*'] },
  search: { options, pages: ['search'], optionalPages: ['search'] },
  off: { options, pages: ['shop'], optionalPages: ['shop'] },
  effects: { options },
};
const features = { catalog: {}, search: {}, effects: {}, off: undefined };

test('a disabled page and the pages below it lead home, and other pages stay', () => {
  const disabledPages = getDisabledPages(['/live/'], features, catalogue);
  expect(disabledPages).toEqual({ '/live/*': '/' });
  const addresses = ['/live/?day=1', '/live/hockey/#top', '/', '/lives/', 'https://live.example/live/'];
  expect(addresses.map((to) => isRedirected(to, disabledPages))).toEqual([true, true, false, false, false]);
  expect(getDisabledPages(undefined, features, catalogue)).toEqual({});
});

test('a feature is off when all its pages are disabled, and not because it has none', () => {
  const disabledPages = getDisabledPages(['/search/', '/live/'], features, catalogue);
  expect(Object.keys(withoutDisabledFeatures(features, disabledPages, catalogue))).toEqual([
    'catalog',
    'effects',
    'off',
  ]);
});

test('a disabled page that does not exist, that is of a disabled feature, or that other pages need is a fault', () => {
  const disabled = ['/live/', '/serach/', '/shop/', '/'];
  expect(
    findDisabledPageFaults('a.json', { disabled_pages: disabled, features }, catalogue).map(describeFault),
  ).toEqual([
    'a.json: disabled_pages[1]: found "/serach/", expected a known page instead of "/serach/": did you mean "/search/"?',
    'a.json: disabled_pages[2]: found "/shop/", expected one of /live/, /search/',
    'a.json: disabled_pages[3]: found "/", expected one of /live/, /search/',
  ]);
});

test('disabled pages of a folder lead home, and a feature without a page has no shortcut', () => {
  const folder = createCustomerFolder();
  onTestFinished(() => rmSync(dirname(folder), { recursive: true }));
  const pageFeatures = {
    ...catalogue,
    catalog: {
      ...catalogue.catalog,
      isAlwaysOn: true,
      customerKeys: { home: z.unknown() },
    },
    search: { ...catalogue.search, isAlwaysOn: true, shortcuts: { search: 'everywhere.label' } },
  };
  const read = (customer: object) => {
    writeInFolder(folder, 'customer.json', JSON.stringify({ ...validCustomer, ...customer }));
    return readCustomer(folder, pageFeatures);
  };
  writeInFolder(folder, 'redirects.json', '{ "/shows/": "/" }');
  expect(read({}).shortcuts).toEqual([{ page: 'search', feature: 'search', text: 'everywhere.label' }]);
  const { redirects, disabledPages, features, shortcuts } = read({ disabled_pages: ['/search/', '/live/'] });
  expect({ redirects, disabledPages, features: Object.keys(features), shortcuts }).toEqual({
    redirects: { '/search': '/', '/live/*': '/', '/shows': '/' },
    disabledPages: { '/search': '/', '/live/*': '/' },
    features: ['catalog'],
    shortcuts: [],
  });
  writeInFolder(folder, 'redirects.json', '{ "/shows/": "/live/hockey/" }');
  expect(() => read({ disabled_pages: ['/live/'] })).toThrow(
    'acme/redirects.json: /shows/: found "/live/hockey/", expected the final address "/", because this one is redirected, too',
  );
});

test('the description of disabled_pages names every page that a customer may disable', () => {
  const { description } = customerSchema(catalogue).shape.disabled_pages.meta() ?? {};
  expect(description).toMatch(/Possible are \/live\/, \/search\/, \/shop\/$/);
});
