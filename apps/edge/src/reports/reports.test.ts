import { createServer, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createReports } from './reports.ts';

const log = vi.fn<(line: string) => void>();
let now = 0;
let reports = createReports({ log, now: () => now });
const server = createServer((request, response) => void reports.accept('demo', request, response));
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
beforeEach(() => {
  log.mockReset();
  now = 0;
  reports = createReports({ log, now: () => now });
});
afterAll(() => void server.close());

function send(body: string, type = 'application/reports+json', method = 'POST'): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ port, path: '/_reports', method, headers: { 'content-type': type } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject).end(body);
  });
}

const createViolation = (overrides: Record<string, unknown> = {}) => ({
  type: 'csp-violation',
  body: {
    effectiveDirective: 'script-src-elem',
    disposition: 'enforce',
    blockedURL: 'https://evil.example/x.js?stolen=1',
    documentURL: 'https://demo.example/auth/reset/?token=s3cret#s3cret',
    sourceFile: 'https://demo.example/assets/e.js',
    lineNumber: 3,
    sample: 's3cret',
    ...overrides,
  },
});

const readLines = () => log.mock.calls.map(([line]) => JSON.parse(line) as unknown);

test('a report is one line, with addresses without query and fragment', async () => {
  expect(await send(JSON.stringify([createViolation()]))).toBe(204);
  expect(readLines()).toEqual([
    {
      report: 'csp',
      site: 'demo',
      directive: 'script-src-elem',
      disposition: 'enforce',
      blocked: 'https://evil.example/x.js',
      page: 'https://demo.example/auth/reset/',
      source: 'https://demo.example/assets/e.js',
      line: 3,
    },
  ]);
  expect(String(log.mock.calls)).not.toContain('s3cret');
});

test('reports of browsers without the Reporting API are logged', async () => {
  const body = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'inline', disposition: 'report' } };
  expect(await send(JSON.stringify(body), 'application/csp-report')).toBe(204);
  expect(readLines()).toMatchObject([{ directive: 'img-src', blocked: 'inline', disposition: 'report', page: '' }]);
});

test('the text of a report cannot start a second line or fill the disk', async () => {
  const blockedURL = `x\n{"report":"forged"}\u2028${'a'.repeat(5_000)}`;
  await send(JSON.stringify([createViolation({ blockedURL, documentURL: 'https://user:s3cret@demo.example/' })]));
  const [line = ''] = log.mock.calls.flat();
  expect(line).not.toMatch(/[\n\u2028]/);
  expect(line).not.toContain('s3cret');
  expect(line.length).toBeLessThan(1_000);
});

test.each([
  ['invalid JSON', '{', 'application/reports+json', 'POST', 400],
  ['a report of something else', '[{"type":"deprecation","body":{}}]', 'application/reports+json', 'POST', 400],
  ['null in place of a report', 'null', 'application/json', 'POST', 400],
  ['another content type', JSON.stringify([createViolation()]), 'text/plain', 'POST', 415],
  ['another method', '', 'application/reports+json', 'PUT', 405],
  [
    'a body that is too long',
    JSON.stringify([createViolation({ sample: 'a'.repeat(20_000) })]),
    'application/reports+json',
    'POST',
    413,
  ],
])('a request with %s is refused and not logged', async (_name, body, type, method, status) => {
  expect(await send(body, type, method)).toBe(status);
  expect(log).not.toHaveBeenCalled();
});

test('a body without a declared length is refused when it is too long', async () => {
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/reports+json', 'transfer-encoding': 'chunked' };
    const request = httpRequest({ port, path: '/_reports', method: 'POST', headers }, (response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    });
    request.on('error', reject);
    request.write('a'.repeat(20_000));
  });
  expect(status).toBe(413);
});

test('a flood is logged thirty times a minute, and the next minute logs the number of dropped reports', async () => {
  const reportBody = JSON.stringify([createViolation()]);
  for (let count = 0; count < 30; count += 1) expect(await send(reportBody)).toBe(204);
  expect([await send(reportBody), await send(reportBody)]).toEqual([429, 429]);
  expect(log).toHaveBeenCalledTimes(30);
  now = 60_000;
  expect(await send(reportBody)).toBe(204);
  expect(readLines().slice(30)).toMatchObject([{ site: 'demo', unlogged: 2 }, { directive: 'script-src-elem' }]);
});

test('only the first five reports of a large batch are logged', async () => {
  await send(JSON.stringify(Array.from({ length: 9 }, () => createViolation({ sourceFile: '' }))));
  expect(log).toHaveBeenCalledTimes(5);
});
