import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createStaticFiles } from './static-files.ts';
import { requestRaw, listen } from '../testing/request-raw.ts';
import { createServedSite } from '../testing/built-site.ts';

const publicFolder = mkdtempSync(join(tmpdir(), 'touchline-files-'));
let build = 'b1';
const files = createStaticFiles();
const server = createServer((request, response) =>
  files.serve({ ...createServedSite(), build, publicFolder }, request, response, () => response.writeHead(404).end()),
);
let port = 0;

const writeFile = (name: string, text: string) => writeFileSync(join(publicFolder, name), text);

beforeAll(async () => {
  for (const folder of ['assets', 'brand']) mkdirSync(join(publicFolder, folder));
  writeFile('assets/e.js', 'one');
  writeFile('assets/e.js.map', '{}');
  writeFile('assets/e.js.map.br', '{}');
  writeFile('index.html.br', 'bare');
  writeFile('assets/league.mapping-1.js', 'one');
  writeFile('brand/logo.svg', '<svg/>');
  writeFile('favicon.svg', '<svg/>');
  writeFile('index.html', 'bare');
  port = await listen(server);
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(publicFolder, { recursive: true });
});

test('files with a hash in their names are immutable for caches, and the others are revalidated', async () => {
  const getCacheControl = async (path: string) => (await requestRaw(port, path)).headers['cache-control'];
  expect([await getCacheControl('/assets/e.js'), await getCacheControl('/brand/logo.svg')]).toEqual(
    Array.from({ length: 2 }, () => 'public, max-age=31536000, immutable'),
  );
  expect(await getCacheControl('/favicon.svg')).toBe('public, max-age=0, must-revalidate');
});

test('a file whose name only resembles a source map is served', async () => {
  expect((await requestRaw(port, '/assets/league.mapping-1.js')).status).toBe(200);
});

test('a picture that is opened directly runs no scripts, and its type is not guessed', async () => {
  const { headers } = await requestRaw(port, '/favicon.svg');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  '/assets/e.js.map',
  '/assets/e.js.map?x',
  '/assets/e.js.map.br',
  '/index.html.br',
  '/index.html',
  '/index.html?x',
  '/%69ndex.html',
  '/assets/none.js',
  '/%ff.js',
  '/..%2fsite.json',
])('the file address %s is a 404', async (path) => expect((await requestRaw(port, path)).status).toBe(404));

test.each(['bytes=-2', 'bytes=2-1', 'bytes=1-', 'junk'])(
  'the whole file is sent for the Range header “%s”',
  async (range) => {
    const { status, body } = await requestRaw(port, '/assets/e.js', { range });
    expect([status, body.toString()]).toEqual([200, 'one']);
  },
);

test('a file is never sent in an encoding that the client refuses', async () => {
  writeFile('assets/packed.js', 'plain');
  writeFile('assets/packed.js.br', 'in br');
  writeFile('assets/packed.js.gz', 'in gzip');
  build = 'b1.0';
  const requestEncoding = async (acceptEncoding: string) =>
    (await requestRaw(port, '/assets/packed.js', { 'accept-encoding': acceptEncoding })).body.toString();
  expect(await requestEncoding('gzip, br')).toBe('in br');
  expect(await requestEncoding('br;q=0, gzip')).toBe('in gzip');
  expect(await requestEncoding('br;q=0, gzip;q=0.0')).toBe('plain');
});

test('an unreadable file aborts its response, and other files are served', async () => {
  writeFile('assets/gone.js', 'x');
  writeFile('assets/gone.js.br', 'x');
  build = 'b1.1';
  expect((await requestRaw(port, '/assets/gone.js')).status).toBe(200);
  rmSync(join(publicFolder, 'assets/gone.js.br'));
  await expect(requestRaw(port, '/assets/gone.js', { 'accept-encoding': 'br' })).rejects.toThrow(
    /hang up|aborted|ECONNRESET/,
  );
  expect((await requestRaw(port, '/assets/e.js')).status).toBe(200);
});

test('the file of a client that disconnects early is closed', async () => {
  writeFileSync(join(publicFolder, 'assets/long.bin'), Buffer.alloc(8 * 1024 * 1024));
  build = 'b-long';
  const pipedStream = new Promise<Readable>((resolve) =>
    server.prependOnceListener('request', (_request, response) => response.once('pipe', resolve)),
  );
  const client = connect(port, '127.0.0.1').pause();
  client.write('GET /assets/long.bin HTTP/1.1\r\nHost: demo.example\r\n\r\n');
  const fileStream = await pipedStream;
  client.destroy();
  await vi.waitFor(() => expect(fileStream.closed).toBe(true));
});

test('the files of a new build are served, and the old build’s are not', async () => {
  rmSync(join(publicFolder, 'assets/e.js'));
  writeFile('assets/f.js', 'two');
  build = 'b2';
  expect((await requestRaw(port, '/assets/f.js')).body.toString()).toBe('two');
  expect((await requestRaw(port, '/assets/e.js')).status).toBe(404);
});

test('the service worker is revalidated each time and controls the whole site, and an operator can switch it off', async () => {
  writeFile('sw.js', 'worker');
  writeFile('sw-off.js', 'goes');
  build = 'b-worker';
  const { body, headers } = await requestRaw(port, '/sw.js');
  expect(body.toString()).toBe('worker');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['service-worker-allowed']).toBe('/');
  const filesWithoutWorkers = createStaticFiles({ workers: false });
  const otherServer = createServer((request, response) =>
    filesWithoutWorkers.serve({ ...createServedSite(), build, publicFolder }, request, response, () =>
      response.writeHead(404).end(),
    ),
  );
  const unavailableAnswer = await requestRaw(await listen(otherServer), '/sw.js?x');
  otherServer.close().closeAllConnections();
  expect(unavailableAnswer.body.toString()).toBe('goes');
  expect(unavailableAnswer.headers['cache-control']).toBe('no-cache');
});
