import { createServer } from 'node:http';
import type { FieldBeacon } from '@touchline/reports/beacon';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requestRaw, listen } from '../testing/request-raw.ts';
import { createBuiltSite } from '../testing/built-site.ts';
import { createAcceptField } from './accept-field.ts';
import { createFieldFigures, type FieldFigures } from './field-figures.ts';
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
const video = {
  kind: 'playback',
  live: true,
  startUp: 800,
  played: 60_000,
  stalls: 2,
  stalled: 1_500,
  frames: 3_000,
  droppedFrames: 4,
  recoveries: 1,
} as const;
const createBeacon = (...entries: FieldBeacon['entries']): FieldBeacon => ({ device: 'phone', entries });

test('a page’s loading times become a histogram in seconds, by customer, route pattern and kind of device', async () => {
  expect(await send(createBeacon(createLcp(2_300), createLcp(2_500), createLcp(9_000)))).toBe(204);
  const text = getText(figures);
  expect(text).toContain('# TYPE touchline_lcp_seconds histogram\n');
  const labels = 'customer="demo",route="/events/:eventId/",device="phone"';
  expect(text).toContain(`touchline_lcp_seconds_bucket{${labels},le="2.5"} 2`);
  expect(text).toContain(`touchline_lcp_seconds_bucket{${labels},le="+Inf"} 3`);
  expect(text).toContain(`touchline_lcp_seconds_sum{${labels}} 13.8`);
});

test('the figures of videos are added up, and videos without a frame are counted separately', async () => {
  const { startUp, ...videoWithoutStartUp } = video;
  await send(
    createBeacon(video, {
      ...videoWithoutStartUp,
      played: 0,
      stalls: 0,
      stalled: 0,
      frames: 0,
      droppedFrames: 0,
      recoveries: 0,
    }),
  );
  const text = getText(figures);
  const labels = '{customer="demo",device="phone",live="true"}';
  expect(text).toContain(`touchline_playback_opened_total${labels} 2`);
  expect(text).toContain(`touchline_playback_without_a_frame_total${labels} 1`);
  expect(text).toContain(`touchline_playback_start_seconds_count${labels} 1`);
  expect(text).toContain(`touchline_playback_start_seconds_sum${labels} ${startUp / 1000}`);
  expect(text).toContain(`touchline_playback_stalled_seconds_total${labels} 1.5`);
});

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

test('unknown routes share one series, so that made-up routes cost no memory', async () => {
  for (let page = 0; page < 100; page += 1)
    await send(createBeacon(createLcp(1, `/made-up-${page}/`), createLcp(1, '*')));
  const text = getText(figures);
  expect(text).toContain('touchline_lcp_seconds_count{customer="demo",route="other",device="phone"} 200');
  expect(text).not.toContain('made-up');
});

test('the number of series is limited, however many customers and routes there are', async () => {
  const addresses = Array.from({ length: 1_000 }, (_, page) => ({ path: `p${page}` }));
  for (let id = 0; id < 5; id += 1)
    for (const { path } of addresses) figures.add({ id: `c${id}`, addresses }, createBeacon(createLcp(1, `/${path}/`)));
  const lcpCountLines = getText(figures).match(/^touchline_lcp_seconds_count.*$/gm) ?? [];
  expect(lcpCountLines.length).toBeLessThanOrEqual(3_000 + 5);
  expect(lcpCountLines).toContain('touchline_lcp_seconds_count{customer="c4",route="other",device="phone"} 1000');
  // Writing all parts at once would delay every request of the same thread.
  const parts = [...figures.parts()];
  expect(parts.length).toBeGreaterThan(50);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(100_000);
  const metrics = createMetricsServer(figures);
  const metricsPort = await listen(metrics);
  expect((await requestRaw(metricsPort, '/metrics')).body.toString()).toBe(parts.join(''));
  metrics.close();
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

test('beacons are accepted and discarded without a metrics port', async () => {
  acceptField = createAcceptField({ fieldFigures: undefined });
  expect(await send(createBeacon(createLcp(1)))).toBe(204);
  expect(await send(`${' '.repeat(9_000)}{}`)).toBe(413);
});

test('the operator’s port serves the figures alone', async () => {
  const metrics = createMetricsServer(figures);
  const metricsPort = await listen(metrics);
  await send(createBeacon(createLcp(1_000)));
  const metricsResponse = await requestRaw(metricsPort, '/metrics');
  expect(metricsResponse.status).toBe(200);
  expect(metricsResponse.headers['content-type']).toContain('version=0.0.4');
  expect(metricsResponse.body.toString()).toMatch(/touchline_lcp_seconds_count\{.*\} 1\n/);
  expect((await requestRaw(metricsPort, '/')).status).toBe(404);
  expect((await requestRaw(metricsPort, '/metrics', {}, 'POST')).status).toBe(404);
  metrics.close();
});
