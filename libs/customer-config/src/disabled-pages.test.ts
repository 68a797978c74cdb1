import { expect, test } from 'vitest';
import { z } from 'zod';
import { findDisabledPageFaults, getDisabledPages, isDisabledPage, withoutDisabledFeatures } from './disabled-pages.ts';
import { describeFault } from './fault.ts';

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
  expect(addresses.map((to) => isDisabledPage(to, disabledPages))).toEqual([true, true, false, false, false]);
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
