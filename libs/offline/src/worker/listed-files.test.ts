import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryCaches } from '../testing/memory-caches.ts';
import { createAssetFiles } from './asset-files.ts';
import { createListedFiles, digestCharacters } from './listed-files.ts';
import { createOfflinePages } from './offline-pages.ts';

const origin = 'https://tv.example';
const script = 'export const a = 1;';
const offlineDocument = '{"html":"offline"}';
const getDigest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, digestCharacters);
const chunk = `${origin}/assets/a-1234567.js`;
const files = { '/assets/a-1234567.js': getDigest(script), '/brand/offline.en.json': getDigest(offlineDocument) };
const listedFiles = createListedFiles({ files }, origin);
const createResponse = (text: string, type = 'text/javascript; charset=utf-8', status = 200) =>
  new Response(text, { status, headers: { 'content-type': type } });
const createHtmlResponse = () => createResponse('<!doctype html>Log in', 'text/html');

/** Answers each fetch with the next of these responses. @returns the requests */
function serve(...answers: Response[]) {
  const requests: unknown[] = [];
  vi.stubGlobal('fetch', async (address: unknown, options: RequestInit = {}) => {
    requests.push([String(address), options.cache]);
    return answers.shift() ?? Response.error();
  });
  return requests;
}

beforeEach(() => void vi.stubGlobal('caches', createMemoryCaches()));
afterEach(() => vi.unstubAllGlobals());

test('a file with the digest of the build’s list is accepted', async () => {
  expect(await listedFiles.matchesList(chunk, createResponse(script))).toBe(true);
});

test.each([
  ['HTML', createHtmlResponse()],
  ['plain text', createResponse(script, 'text/plain')],
  ['empty', createResponse('')],
  ['a file that was cut off', createResponse(script.slice(0, 9))],
  ['another script', createResponse('export const a = 2;')],
  ['an error', createResponse(script, 'text/javascript', 503)],
  ['a file that is not listed', createResponse(script), `${origin}/assets/b-1234567.js`],
])('a response that is %s does not match the list', async (_what, wrongResponse, address = chunk) => {
  expect(await listedFiles.matchesList(address, wrongResponse)).toBe(false);
});

test('a wrong answer is requested again past all caches, and the right answer is returned', async () => {
  const requests = serve(createResponse(script));
  expect(await (await listedFiles.fetchListed(chunk, createHtmlResponse())).text()).toBe(script);
  expect(requests).toEqual([[chunk, 'reload']]);
});

test('a script whose second response is also wrong becomes an error', async () => {
  serve(createHtmlResponse(), createResponse('gone', 'text/plain', 404));
  expect((await listedFiles.fetchListed(chunk, createHtmlResponse())).type).toBe('error');
  expect((await listedFiles.fetchListed(chunk, createHtmlResponse())).status).toBe(404);
  const busyResponse = createResponse('busy', 'text/plain', 503);
  expect(await listedFiles.fetchListed(chunk, busyResponse)).toBe(busyResponse);
});

test('a new worker drops files that its list lacks or that have changed, and leaves the others', async () => {
  const cache = await caches.open('touchline-demo-assets');
  await cache.put(chunk, createResponse('hostile()'));
  await cache.put(`${origin}/assets/old-1234567.js`, createResponse('old()'));
  await cache.put(`${origin}/brand/offline.en.json`, createResponse(offlineDocument, 'application/json'));
  await createAssetFiles({ site: 'demo' }, listedFiles).dropOthers();
  expect((await cache.keys()).map(({ url }) => new URL(url).pathname)).toEqual(['/brand/offline.en.json']);
});

test('an offline page is requested again if HTML arrived in place of its JSON', async () => {
  const settings = {
    site: 'demo',
    build: 'b1',
    locales: { default: 'en' as const, enabled: ['en' as const] },
    closed: [],
    files,
    pageHeaders: {},
    offline: { en: '/brand/offline.en.json' },
  };
  const offline = createOfflinePages(settings, listedFiles);
  const requests = serve(
    createHtmlResponse(),
    createHtmlResponse(),
    createResponse(offlineDocument, 'application/json'),
  );
  await offline.fetchFor('/');
  expect(await offline.find('/')).toBeUndefined();
  await offline.fetchFor('/');
  expect(await offline.find('/')).toEqual({ html: 'offline' });
  expect(requests).toHaveLength(3);
});
