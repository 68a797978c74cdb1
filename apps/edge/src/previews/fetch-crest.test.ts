import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createServedSite } from '../testing/built-site.ts';
import { listen } from '../testing/request-raw.ts';
import { createFetchCrest } from './fetch-crest.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z" fill="url(#g)"/></svg>';
const requests: string[] = [];
const backend = createServer((request, response) => {
  requests.push(request.url ?? '');
  if (request.url === '/media/elsewhere.svg') return response.writeHead(302, { Location: '/media/crest.svg' }).end();
  if (request.url === '/media/endless.png') {
    response.writeHead(200, { 'Content-Type': 'image/png' });
    return response.end(Buffer.alloc(600_000));
  }
  const type = request.url === '/media/page.svg' ? 'text/html' : 'image/svg+xml';
  response.writeHead(200, { 'Content-Type': type }).end(svg);
});
let fetchCrest: ReturnType<typeof createFetchCrest>;
beforeAll(async () => {
  fetchCrest = createFetchCrest(`http://127.0.0.1:${await listen(backend)}`);
});
beforeEach(() => void (requests.length = 0));
afterAll(() => backend.close().closeAllConnections());

const site = createServedSite({}, { image: ['https://cdn.example', 'https://*.crests.example'] });

test('a crest on the API’s own host is fetched', async () => {
  expect(Buffer.from((await fetchCrest(site, '/media/crest.svg')) ?? '').toString()).toBe(svg);
});

test.each(['/media/elsewhere.svg', '/media/endless.png', '/media/page.svg'])(
  'a response that is no crest is dropped: %s',
  async (path) => {
    expect(await fetchCrest(site, path)).toBeUndefined();
    expect(requests).toEqual([path]);
  },
);

test.each([
  'http://127.0.0.1:1/x.png',
  'https://127.0.0.1/x.png',
  'https://cdn.example.evil/x.png',
  'https://user@cdn.example/x.png',
  'http://cdn.example/x.png',
  'https://cdn.example:8443/x.png',
  'https://crests.example/x.png',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'https://a.crests.example:8443/x.png',
])('a crest at another host, port or scheme is not requested: %s', async (address) => {
  const { fetch } = globalThis;
  const attempts: unknown[] = [];
  globalThis.fetch = async (input) => {
    attempts.push(input);
    return new Response();
  };
  expect(await fetchCrest(site, address)).toBeUndefined();
  globalThis.fetch = fetch;
  expect(attempts).toEqual([]);
});
