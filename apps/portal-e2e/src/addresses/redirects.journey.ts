import { expect, test } from '@playwright/test';
import { requestPage } from '../harness/request-page.ts';

const getRedirectTarget = async (path: string, headers?: Record<string, string>) => {
  const { status, headers: answer } = await requestPage('nordic', path, headers);
  return [status, answer['location']];
};

test.describe('an address', { tag: '@nordic' }, () => {
  test('an address without a trailing slash redirects to the address with the slash, and keeps its query', async () => {
    expect(await getRedirectTarget('/live?from=mail')).toEqual([308, '/live/?from=mail']);
    expect(await getRedirectTarget('/de/live?from=mail')).toEqual([308, '/de/live/?from=mail']);
    expect(await getRedirectTarget('/events/tra-osl-d0-0')).toEqual([308, '/events/tra-osl-d0-0/']);
  });

  test("an address with the default language's prefix redirects to the address without the prefix", async () => {
    expect(await getRedirectTarget('/en/live/')).toEqual([308, '/live/']);
    expect(await getRedirectTarget('/en/')).toEqual([308, '/']);
  });

  test('an address without a prefix redirects to the cookie’s language, and the root also to the browser’s language', async () => {
    const germanHeaders = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
    expect(await getRedirectTarget('/', germanHeaders)).toEqual([302, '/de/']);
    expect(await getRedirectTarget('/?from=mail', germanHeaders)).toEqual([302, '/de/?from=mail']);
    expect(await getRedirectTarget('/', { ...germanHeaders, cookie: 'other=1; locale=fr' })).toEqual([302, '/fr/']);
    expect(await getRedirectTarget('/', { ...germanHeaders, cookie: 'locale=en' })).toEqual([200, undefined]);
    expect((await requestPage('nordic', '/live/', germanHeaders)).status).toBe(200);
    expect(await getRedirectTarget('/live/?a=1', { cookie: 'locale=de' })).toEqual([302, '/de/live/?a=1']);
    expect(await getRedirectTarget('/', { 'accept-language': 'tlh' })).toEqual([200, undefined]);
  });

  test('an address that names a foreign host is refused without a redirect', async () => {
    for (const path of ['//evil.example/', '//evil/', '/..%2f..%2f', '/%5cevil.example', '/live/../../etc']) {
      const { status, headers } = await requestPage('nordic', path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
      expect(headers['location'], path).toBeUndefined();
    }
  });

  test('an address in the customer’s redirects.json redirects, with the rest of the address after a star', async () => {
    expect(await getRedirectTarget('/schedule.html')).toEqual([301, '/upcoming/']);
    expect(await getRedirectTarget('/de/games/7')).toEqual([301, '/de/events/7/']);
    expect(await getRedirectTarget('/box-office/')).toEqual([301, 'https://tickets.example/']);
  });

  test('a page that a customer disables leads home', async () => {
    const { status, headers } = await requestPage('verdant', '/suggested/');
    expect([status, headers['location']]).toEqual([301, '/']);
  });

  test('an address that the backend has moved redirects, to another site only if the customer names its host', async () => {
    // The edge responds without a redirect when the backend exceeds its timeout, so the test polls.
    await expect.poll(() => getRedirectTarget('/matches/')).toEqual([301, '/archive/']);
    await expect.poll(() => getRedirectTarget('/de/matches/')).toEqual([301, '/de/archive/']);
    await expect.poll(() => getRedirectTarget('/tickets/')).toEqual([302, 'https://tickets.example/']);
    const { status, headers } = await requestPage('verdant', '/tickets/');
    expect([status, headers['location']]).toEqual([404, undefined]);
  });
});
