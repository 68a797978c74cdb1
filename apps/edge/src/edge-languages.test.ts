import { expect, test } from 'vitest';
import { createDemoEdge } from './testing/demo-edge.ts';

const { ask, render } = createDemoEdge();

test('the redirect to a chosen language is not cached, and viewers without a choice get the cached page', async () => {
  expect((await ask('/chosen/')).status).toBe(200);
  const redirectAnswer = await ask('/chosen/?t=9', { cookie: '_ga=1; locale=he' });
  expect([redirectAnswer.status, redirectAnswer.headers['location']]).toEqual([302, '/he/chosen/?t=9']);
  expect(redirectAnswer.headers['cache-control']).toBe('no-store');
  expect(redirectAnswer.headers['vary']).toContain('Cookie');
  const { status, headers } = await ask('/chosen/');
  expect([status, headers['vary']]).toEqual([200, 'Accept-Encoding']);
  expect(headers['cache-control']).toContain('public');
  expect(render).toHaveBeenCalledTimes(1);
});

test('the prefix of the default language sets a cookie only for a viewer who had chosen another', async () => {
  const returnAnswer = await ask('/en/chosen/', { cookie: 'locale=he' });
  expect([returnAnswer.status, returnAnswer.headers['location']]).toEqual([308, '/chosen/']);
  expect(String(returnAnswer.headers['set-cookie'])).toMatch(
    /^locale=en; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/,
  );
  expect((await ask('/en/chosen/')).headers['set-cookie']).toBeUndefined();
});

test('`/en/` sets a session cookie for the default language when a link on another site opens it', async () => {
  const response = await ask('/en/', { 'accept-language': 'he', 'sec-fetch-site': 'cross-site' });
  expect([response.status, response.headers['location']]).toEqual([308, '/']);
  expect(String(response.headers['set-cookie'])).toMatch(/^locale=en; Path=\/; SameSite=Lax; Secure$/);
  expect((await ask('/', { 'accept-language': 'he', cookie: 'locale=en' })).status).toBe(200);
});

test('a link on another site does not replace the chosen language', async () => {
  const askFrom = (site: string) => ask('/en/chosen/', { cookie: 'locale=he', 'sec-fetch-site': site });
  expect((await askFrom('cross-site')).headers['set-cookie']).toBeUndefined();
  expect((await askFrom('same-origin')).headers['set-cookie']).toBeDefined();
  expect((await askFrom('none')).headers['set-cookie']).toBeDefined();
});

test('the language cookie is Secure when a trusted proxy’s header or the site’s own address has https', async () => {
  const getCookie = async (headers: Record<string, string>) =>
    String((await ask('/en/chosen/', { cookie: 'locale=he', ...headers })).headers['set-cookie']);
  expect(await getCookie({ 'x-forwarded-proto': 'http' })).not.toContain('Secure');
  expect(await getCookie({ host: 'demo.localhost' })).not.toContain('Secure');
  expect(await getCookie({ host: 'demo.localhost', 'x-forwarded-proto': 'https' })).toContain('; Secure');
});
