import { createServer } from 'node:http';
import { createFieldFigures, type FieldBeacon, type FieldFigures } from '@touchline/field-metrics/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestRaw, listen } from '../testing/request-raw.ts';
import { createBuiltSite } from '../testing/built-site.ts';
import { createAcceptField } from './accept-field.ts';
import { createMetricsServer } from './metrics-server.ts';

const getText = ({ parts }: FieldFigures): string => [...parts()].join('');

let now = 0;
let figures: FieldFigures;
let acceptField: ReturnType<typeof createAcceptField>;
const site = createBuiltSite();
const server = createServer((request, response) => void acceptField.accept(site, request, response));
let port = 0;

beforeAll(async () => {
  port = await listen(server);
});
beforeEach(() => {
  now = 0;
  figures = createFieldFigures();
  acceptField = createAcceptField({ fieldFigures: figures, now: () => now });
});
afterAll(() => void server.close());

const send = async (body: unknown, type = 'application/json', method = 'POST') => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return (await requestRaw(port, '/_field', { 'content-type': type }, method, text)).status;
};

const createLcp = (value: number, route = '/events/:eventId/') =>
  ({ kind: 'vital', metric: 'LCP', value, route }) as const;
const createBeacon = (...entries: FieldBeacon['entries']): FieldBeacon => ({ device: 'phone', entries });

test.each([
  ['invalid JSON', '{', 'application/json', 'POST', 400],
  ['no figures', '{"device":"phone"}', 'application/json', 'POST', 400],
  ['an unknown property', { ...createBeacon(createLcp(1)), viewer: 'u1' }, 'application/json', 'POST', 400],
  ['an impossible time', createBeacon(createLcp(1e12)), 'application/json', 'POST', 400],
  ['a negative time', createBeacon(createLcp(-1)), 'application/json', 'POST', 400],
  [
    'too many entries',
    createBeacon(...Array.from({ length: 21 }, () => createLcp(1))),
    'application/json',
    'POST',
    400,
  ],
  ['a content type that another site’s form can send', createBeacon(createLcp(1)), 'text/plain', 'POST', 415],
  ['another method', '', 'application/json', 'PUT', 405],
  ['a body that is too long', `${' '.repeat(9_000)}{}`, 'application/json', 'POST', 413],
])('a beacon with %s is refused and not counted', async (_name, body, type, method, status) => {
  const textBefore = getText(figures);
  expect(await send(body, type, method)).toBe(status);
  expect(getText(figures)).toBe(textBefore);
});

test('beacons beyond the limit of a minute are refused until the next minute', async () => {
  acceptField = createAcceptField({ fieldFigures: figures, maxPerMinute: 20, now: () => now });
  const beaconReport = createBeacon(createLcp(1));
  for (let count = 0; count < 20; count += 1) expect(await send(beaconReport)).toBe(204);
  expect([await send(beaconReport), await send('{')]).toEqual([429, 429]);
  now = 60_000;
  expect(await send(beaconReport)).toBe(204);
  expect(getText(figures)).toMatch(/touchline_lcp_seconds_count\{.*\} 21\n/);
});

test('without a metrics port, the edge accepts beacons and discards them', async () => {
  acceptField = createAcceptField({ fieldFigures: undefined });
  expect(await send(createBeacon(createLcp(1)))).toBe(204);
  expect(await send(`${' '.repeat(9_000)}{}`)).toBe(413);
});

test('the metrics port serves all metrics at /metrics, and no other address', async () => {
  const metrics = createMetricsServer(figures);
  const metricsPort = await listen(metrics);
  await send(createBeacon(createLcp(1_000)));
  const addresses = Array.from({ length: 100 }, (_, page) => ({ path: `p${page}` }));
  for (const { path } of addresses) figures.add({ id: 'other', addresses }, createBeacon(createLcp(1, `/${path}/`)));
  expect([...figures.parts()].length).toBeGreaterThan(1);
  const metricsResponse = await requestRaw(metricsPort, '/metrics');
  expect(metricsResponse.status).toBe(200);
  expect(metricsResponse.headers['content-type']).toContain('version=0.0.4');
  expect(metricsResponse.body.toString()).toMatch(/touchline_lcp_seconds_count\{.*\} 1\n/);
  expect(metricsResponse.body.toString()).toBe(getText(figures));
  expect((await requestRaw(metricsPort, '/')).status).toBe(404);
  expect((await requestRaw(metricsPort, '/metrics', {}, 'POST')).status).toBe(404);
  metrics.close();
});
