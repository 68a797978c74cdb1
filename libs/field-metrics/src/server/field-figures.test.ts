import { beforeEach, expect, test } from 'vitest';
import type { FieldBeacon } from '../beacon.ts';
import { createFieldFigures, type FieldFigures } from './field-figures.ts';

let figures: FieldFigures;
beforeEach(() => {
  figures = createFieldFigures();
});

const site = { id: 'demo', addresses: [{ path: 'events/:eventId' }] };
const getText = () => [...figures.parts()].join('');
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

test('a page’s loading times become a histogram in seconds, by customer, route pattern and kind of device', () => {
  figures.add(site, createBeacon(createLcp(2_300), createLcp(2_500), createLcp(9_000)));
  const text = getText();
  expect(text).toContain('# TYPE touchline_lcp_seconds histogram\n');
  const labels = 'customer="demo",route="/events/:eventId/",device="phone"';
  expect(text).toContain(`touchline_lcp_seconds_bucket{${labels},le="2.5"} 2`);
  expect(text).toContain(`touchline_lcp_seconds_bucket{${labels},le="+Inf"} 3`);
  expect(text).toContain(`touchline_lcp_seconds_sum{${labels}} 13.8`);
});

test('the figures of videos are added up, and videos without a frame are counted separately', () => {
  const { startUp, ...videoWithoutStartUp } = video;
  figures.add(
    site,
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
  const text = getText();
  const labels = '{customer="demo",device="phone",live="true"}';
  expect(text).toContain(`touchline_playback_opened_total${labels} 2`);
  expect(text).toContain(`touchline_playback_without_a_frame_total${labels} 1`);
  expect(text).toContain(`touchline_playback_start_seconds_count${labels} 1`);
  expect(text).toContain(`touchline_playback_start_seconds_sum${labels} ${startUp / 1000}`);
  expect(text).toContain(`touchline_playback_stalled_seconds_total${labels} 1.5`);
});

test('unknown routes share one series, so that made-up routes cost no memory', () => {
  for (let page = 0; page < 100; page += 1)
    figures.add(site, createBeacon(createLcp(1, `/made-up-${page}/`), createLcp(1, '*')));
  const text = getText();
  expect(text).toContain('touchline_lcp_seconds_count{customer="demo",route="other",device="phone"} 200');
  expect(text).not.toContain('made-up');
});

test('the number of series is limited, however many customers and routes there are', () => {
  const addresses = Array.from({ length: 1_000 }, (_, page) => ({ path: `p${page}` }));
  for (let id = 0; id < 5; id += 1)
    for (const { path } of addresses) figures.add({ id: `c${id}`, addresses }, createBeacon(createLcp(1, `/${path}/`)));
  const lcpCountLines = getText().match(/^touchline_lcp_seconds_count.*$/gm) ?? [];
  expect(lcpCountLines.length).toBeLessThanOrEqual(3_000 + 5);
  expect(lcpCountLines).toContain('touchline_lcp_seconds_count{customer="c4",route="other",device="phone"} 1000');
  // Writing all parts at once would delay every request of the same thread.
  const parts = [...figures.parts()];
  expect(parts.length).toBeGreaterThan(50);
  expect(Math.max(...parts.map((part) => part.length))).toBeLessThan(100_000);
});
