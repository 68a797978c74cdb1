import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServedSite } from '../sites/sites.ts';
import { createStaticFiles } from './static-files.ts';
import { requestRaw, listen } from '../testing/request-raw.ts';
import { createServedSite } from '../testing/built-site.ts';

const publicFolder = mkdtempSync(join(tmpdir(), 'touchline-push-'));
const files = createStaticFiles();
const vendor = 'https://cdn.onesignal.com';
const path = '/push/OneSignalSDKWorker.js';
const workers = { [path]: { feature: 'push', provider: vendor } };
const csp = { script: [vendor], connect: ['https://api.onesignal.com'] };
let site: ServedSite;
const server = createServer((request, response) =>
  files.serve(site, request, response, () => response.writeHead(404).end()),
);
let port = 0;

beforeAll(async () => {
  mkdirSync(join(publicFolder, 'push'));
  writeFileSync(join(publicFolder, path), `importScripts("${vendor}/sdks/web/v16/OneSignalSDK.sw.js");\n`);
  port = await listen(server);
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(publicFolder, { recursive: true });
});

test('a feature’s worker may import only the provider’s script, and its scope is its folder', async () => {
  site = { ...createServedSite({ features: { push: {} } }, csp), publicFolder, workers };
  const { status, headers, body } = await requestRaw(port, path);
  expect([status, body.toString()]).toEqual([200, `importScripts("${vendor}/sdks/web/v16/OneSignalSDK.sw.js");\n`]);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['service-worker-allowed']).toBe('/push/');
  expect(headers['cache-control']).toContain('max-age=0');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'self' ${vendor}; connect-src`);
});

test('the worker imports the script of the stand-in, the local server that replaces the provider', async () => {
  const standIn = 'http://127.0.0.1:4003';
  site = { ...createServedSite({ features: { push: { standIn } } }, csp), publicFolder, workers };
  const { body } = await requestRaw(port, path);
  expect(body.toString()).toBe(`importScripts("${standIn}/sdks/web/v16/OneSignalSDK.sw.js");\n`);
});

test('a customer without the feature has no worker', async () => {
  site = { ...createServedSite(), publicFolder: join(publicFolder, 'nobody') };
  expect((await requestRaw(port, path)).status).toBe(404);
});
