// @vitest-environment jsdom
import { createTelemetry, type TelemetrySink } from '@touchline/telemetry';
import type { Metric } from 'web-vitals';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStartedPortal } from '../testing/started-portal.ts';
import { fieldBeacon } from '../beacon.ts';
import { measureField } from './measure-field.ts';

const metricCallbacks = vi.hoisted(() => new Map<string, (metric: Metric) => void>());
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (reportMetric: (metric: Metric) => void) => void metricCallbacks.set(name, reportMetric),
    ]),
  ),
);

const sendBeacon = vi.fn((_path: string, _body: Blob) => true);
beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

const tell = (name: string, overrides: Partial<Metric> = {}) =>
  // The fields of a metric that the code reads.
  metricCallbacks.get(name)?.({
    id: 'v1',
    name,
    value: 1_234.5678,
    rating: 'good',
    navigationType: 'navigate',
    ...overrides,
  } as Metric);

async function leavePage() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await Promise.resolve();
  const bodies = sendBeacon.mock.calls.map(async ([, body]) => fieldBeacon.parse(JSON.parse(await body.text())));
  vi.restoreAllMocks();
  return (await Promise.all(bodies)).flatMap(({ entries }) => entries);
}

const report = {
  event_id: 'hunter2',
  host: 'hunter2.example.com',
  live: true,
  start_up: 700,
  played: 9_000,
  stalls: 1,
  stalled: 300,
  switches: 2,
  frames: 450,
  dropped_frames: 3,
  recoveries: 0,
  problems: 'missing-1001-404',
};

test('the edge receives vitals and playback without consent, and without the video’s id or source', async () => {
  const portal = createStartedPortal(createTelemetry({ consent: false }));
  measureField(portal);
  portal.showPage('live');
  tell('LCP');
  tell('LCP', { value: 9_999 });
  portal.telemetry.event('playback_report', report);
  portal.telemetry.event('search', { search_term: 'hunter2' });
  const entries = await leavePage();
  expect(entries).toEqual([
    { kind: 'vital', metric: 'LCP', value: 1_234.568, route: '/events/:eventId/' },
    {
      kind: 'playback',
      live: true,
      startUp: 700,
      played: 9_000,
      stalls: 1,
      stalled: 300,
      frames: 450,
      droppedFrames: 3,
      recoveries: 0,
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('hunter2');
});

test('a page from the browser’s back-forward cache reports its own route, other pages the route of the visit’s start', async () => {
  const portal = createStartedPortal();
  measureField(portal);
  portal.showPage('live');
  tell('LCP', { id: 'opened' });
  tell('LCP', { id: 'back', navigationType: 'back-forward-cache' });
  expect((await leavePage()).map((entry) => entry.kind === 'vital' && entry.route)).toEqual([
    '/events/:eventId/',
    '/live/',
  ]);
});

test('analytics receives vitals only with the viewer’s consent', () => {
  for (const [hasConsent, names] of [
    [true, ['web_vital']],
    [false, []],
  ] as const) {
    const metricNames: string[] = [];
    const sink: TelemetrySink = { event: (name) => void metricNames.push(name) };
    const portal = createStartedPortal(createTelemetry({ consent: hasConsent, sinks: [sink] }));
    measureField(portal);
    tell('CLS', { value: 0.01 });
    expect(metricNames).toEqual(names);
  }
});
