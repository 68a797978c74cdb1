import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadScript } from './load-script.ts';
import { serveScripts } from './testing/serve-scripts.ts';

const src = 'https://connect.facebook.net/en_US/sdk.js';
let page: Document;
const findSdk = () => 'its sign-in';

beforeEach(() => {
  // Each test has its own page without loaded scripts.
  page = Object.create(document, { head: { get: () => document.head }, defaultView: { value: window } });
  page.createElement = document.createElement.bind(document);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'trustedTypes');
});

test('a script is loaded once for several callers', async () => {
  const requestedUrls = serveScripts(() => () => {});
  await Promise.all([loadScript(src, { document: page, findSdk }), loadScript(src, { document: page, findSdk })]);
  await loadScript(src, { document: page, findSdk });
  expect(requestedUrls).toEqual([src]);
});

test('a blocked script names its host, leaves no element in the page, and can be loaded again', async () => {
  let servedScript: 'blocked' | (() => void) = 'blocked';
  const requestedUrls = serveScripts(() => servedScript);
  await expect(loadScript(src, { document: page, findSdk })).rejects.toMatchObject({
    code: 'provider_unavailable',
    message: 'connect.facebook.net is blocked or out of reach',
    retryable: true,
  });
  expect(document.querySelector(`script[src="${src}"]`)).toBeNull();
  servedScript = () => {};
  await loadScript(src, { document: page, findSdk });
  expect(requestedUrls).toEqual([src, src]);
});

test('a script without its API is loaded again by the next call', async () => {
  let runCount = 0;
  const requestedUrls = serveScripts(() => () => void (runCount += 1));
  const load = () => loadScript(src, { document: page, findSdk: () => (runCount > 1 ? 'its sign-in' : undefined) });
  await expect(load()).rejects.toMatchObject({
    code: 'provider_unavailable',
    message: 'connect.facebook.net has no sign-in',
  });
  expect(document.querySelector(`script[src="${src}"]`)).toBeNull();
  expect(await load()).toBe('its sign-in');
  expect(requestedUrls).toEqual([src, src]);
});

test('a script that does not load in time fails', async () => {
  serveScripts(() => 'hangs');
  await expect(loadScript(src, { document: page, findSdk, timeout: 20 })).rejects.toMatchObject({
    code: 'provider_unavailable',
    message: 'connect.facebook.net did not answer in time',
  });
});

test('in browsers with Trusted Types, only the provider’s address is accepted for a script', async () => {
  const createdUrls: string[] = [];
  // A CSP that lists the names of Trusted Types policies allows each name only once.
  const createPolicy = vi.fn((_: string, rules: { createScriptURL: (address: string) => string }) => ({
    createScriptURL: (address: string) => (createdUrls.push(address), rules.createScriptURL(address)),
  }));
  Object.assign(window, { trustedTypes: { createPolicy } });
  serveScripts(() => () => {});
  await loadScript(src, { document: page, findSdk });
  expect(createdUrls).toEqual([src]);
  await expect(loadScript('https://evil.example/sdk.js', { document: page, findSdk })).rejects.toThrow(
    'no provider’s script',
  );
  expect(createPolicy).toHaveBeenCalledOnce();
});
