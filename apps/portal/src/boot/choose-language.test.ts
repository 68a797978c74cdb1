// @vitest-environment jsdom
import type { Bootstrap } from '@touchline/feature-kit/rendering';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { localeCookie } from '@touchline/i18n';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const site = createSiteConfig({ locales: { default: 'en', enabled: ['en', 'he', 'de'], direction: {} } });
const bootstrap: Bootstrap = { site, locale: 'en', build: 'b1' };
const onError = vi.fn();
const files = vi.fn<(address: string) => Promise<Response>>();

/**
 * Opens an address.
 * @returns the language, the site's name and the address in the bar
 */
async function open(path: string, chosenLocale?: 'en' | 'he' | 'de') {
  if (chosenLocale) document.cookie = localeCookie(chosenLocale);
  history.replaceState(null, '', path);
  const { locale, site: shownSite } = await chooseLanguage(bootstrap, onError);
  return { locale, name: shownSite.name, address: location.pathname + location.search };
}

beforeEach(() => {
  document.cookie = 'locale=; Max-Age=0; Path=/';
  vi.stubGlobal(
    'fetch',
    files.mockImplementation(async (address) => Response.json({ ...site, name: address })),
  );
});
afterEach(() => void vi.resetAllMocks());

test('a prefix decides the language despite an earlier choice', async () => {
  const { locale, name, address } = await open('/de/live/?a=1', 'he');
  expect([locale, name, address]).toEqual(['de', '/languages/de.json?b1', '/de/live/?a=1']);
  expect(document.documentElement.lang).toBe('de');
});

test('an address without a prefix shows the chosen language and gets that language’s prefix', async () => {
  expect(await open('/events/7/?t=90', 'he')).toMatchObject({ locale: 'he', address: '/he/events/7/?t=90' });
  expect(document.documentElement.dir).toBe('rtl');
});

test('without a choice, the root uses the browser’s language, and other addresses the default', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  expect(await open('/')).toMatchObject({ locale: 'de', address: '/de/' });
  expect(await open('/live/')).toMatchObject({ locale: 'en', address: '/live/' });
});

test('the default language’s prefix chooses the default language', async () => {
  expect(await open('/en/live/', 'he')).toMatchObject({ locale: 'en', address: '/live/' });
  expect(await open('/live/')).toMatchObject({ locale: 'en' });
});

test('a link from another site shows its language and does not store it', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://elsewhere.example/');
  expect(await open('/en/live/', 'he')).toMatchObject({ locale: 'en', address: '/live/' });
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/he/`);
  expect(await open('/live/')).toMatchObject({ locale: 'he' });
});

test('a language that fails to load is reported, and the page stays in the default language', async () => {
  files.mockResolvedValue(new Response('<!doctype html>'));
  Object.assign(document.documentElement, { lang: 'he', dir: 'rtl' });
  expect(await open('/he/live/')).toEqual({ locale: 'en', name: site.name, address: '/live/' });
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
  expect(onError).toHaveBeenCalledOnce();
});
