import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pageStylesPlaceholder } from '@touchline/feature-kit/rendering';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaticFiles } from './static-files.ts';
import { requestRaw, listen } from '../testing/request-raw.ts';
import { createServedSite } from '../testing/built-site.ts';

const publicFolder = mkdtempSync(join(tmpdir(), 'touchline-worker-'));
const site = { ...createServedSite({}, { connect: ['https://calls.example'] }), publicFolder };
const files = createStaticFiles();
const server = createServer((request, response) =>
  files.serve(site, request, response, () => response.writeHead(404).end()),
);
let port = 0;

beforeAll(async () => {
  writeFileSync(join(publicFolder, 'sw.js'), `self.touchlineWorker={"build":"b1","pageHeaders":{}};\nrun();\n`);
  port = await listen(server);
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(publicFolder, { recursive: true });
});

/** Reads the headers of cached pages from the worker's script. */
const readPageHeaders = (script: string): Record<string, string> => {
  const [, settings = '{}'] = /^self\.touchlineWorker=(.*);$/m.exec(script) ?? [];
  const { pageHeaders } = JSON.parse(settings) as { pageHeaders: Record<string, string> };
  return pageHeaders;
};

test('the worker’s script contains the customer’s policy, with the digest of the head’s script and a placeholder for a page’s styles', async () => {
  const { status, body } = await requestRaw(port, '/sw.js');
  const policy = readPageHeaders(body.toString())['Content-Security-Policy'];
  const headScriptHash = createHash('sha256').update(site.headScript).digest('base64');
  expect([status, policy]).toEqual([200, expect.stringContaining(`script-src 'self' 'sha256-${headScriptHash}';`)]);
  expect(policy).toContain(`style-src 'self' ${pageStylesPlaceholder};`);
  expect(policy).toContain('https://calls.example');
  expect(readPageHeaders(body.toString())).toHaveProperty('X-Content-Type-Options', 'nosniff');
});

test('the worker’s script is sent compressed, and answered with 304 for the same ETag', async () => {
  const { headers, body } = await requestRaw(port, '/sw.js', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], brotliDecompressSync(body).toString()]).toEqual([
    'br',
    expect.stringContaining('run()'),
  ]);
  const secondAnswer = await requestRaw(port, '/sw.js', { 'if-none-match': `W/${String(headers['etag'])}` });
  expect([secondAnswer.status, secondAnswer.body.length]).toEqual([304, 0]);
});
