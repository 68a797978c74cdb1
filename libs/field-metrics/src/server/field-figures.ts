import type { FieldBeacon, FieldEntry } from '../beacon.ts';
import { createCounter, createHistogram, writeTextParts } from './prometheus-text.ts';

/** The customer of a beacon: its id, and the patterns of its pages, as its build knows them. */
export interface MeasuredSite {
  id: string;
  addresses: readonly { path: string }[];
}

export interface FieldFigures {
  add: (site: MeasuredSite, beacon: FieldBeacon) => void;
  /** All figures in Prometheus' text format, in parts; other requests may be served between two parts. */
  parts: () => Iterable<string>;
}

type Metric = Extract<FieldEntry, { kind: 'vital' }>['metric'];

/** The route label for unknown addresses and for routes beyond {@link maxSeries}. */
const otherLabel = 'other';

/** Limit of series, each for a customer, a route and a device class. A series costs a few kilobytes. */
const maxSeries = 3_000;

/**
 * `unit` divides a measured value. The bounds are in seconds, or shares for CLS, and include Google's "good" and
 * "poor".
 */
const webVitals: Readonly<Record<Metric, { name: string; help: string; unit: number; bounds: readonly number[] }>> = {
  LCP: {
    name: 'touchline_lcp_seconds',
    help: 'Largest Contentful Paint',
    unit: 1000,
    bounds: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
  },
  FCP: {
    name: 'touchline_fcp_seconds',
    help: 'First Contentful Paint',
    unit: 1000,
    bounds: [0.3, 0.6, 1, 1.4, 1.8, 2.4, 3, 5, 10],
  },
  INP: {
    name: 'touchline_inp_seconds',
    help: 'Interaction to Next Paint',
    unit: 1000,
    bounds: [0.04, 0.08, 0.12, 0.16, 0.2, 0.3, 0.5, 1, 2],
  },
  TTFB: {
    name: 'touchline_ttfb_seconds',
    help: 'Time to First Byte',
    unit: 1000,
    bounds: [0.05, 0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 3, 6],
  },
  CLS: {
    name: 'touchline_cls',
    help: 'Cumulative Layout Shift',
    unit: 1,
    bounds: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
};

/**
 * The portal's measured loading times as histograms: by customer, route pattern and device class. It contains at most
 * as many series as the customers have routes, and never more than {@link maxSeries}.
 */
export function createFieldFigures(): FieldFigures {
  const createPageHistogram = (metric: Metric) => {
    const { name, help, bounds } = webVitals[metric];
    return createHistogram({ name, help, labels: ['customer', 'route', 'device'] }, bounds);
  };
  const pages = {
    LCP: createPageHistogram('LCP'),
    FCP: createPageHistogram('FCP'),
    INP: createPageHistogram('INP'),
    TTFB: createPageHistogram('TTFB'),
    CLS: createPageHistogram('CLS'),
  };
  const videoLabels = ['customer', 'device', 'live'];
  const startTimes = createHistogram(
    {
      name: 'touchline_playback_start_seconds',
      help: 'From asking for a video to its first frame',
      labels: videoLabels,
    },
    [0.25, 0.5, 1, 1.5, 2, 3, 5, 10, 20],
  );
  const createSum = (name: string, help: string) =>
    createCounter({ name: `touchline_playback_${name}_total`, help, labels: videoLabels });
  const videos = {
    opened: createSum('opened', 'Videos that were asked for'),
    frameless: createSum('without_a_frame', 'Of these, those of which no frame came'),
    played: createSum('played_seconds', 'The picture ran'),
    stalled: createSum('stalled_seconds', 'The picture stood still although it should have run'),
    stalls: createSum('stalls', 'How often it did'),
    frames: createSum('frames', 'Frames that were decoded'),
    dropped: createSum('dropped_frames', 'Frames that were not shown'),
    recoveries: createSum('recoveries', 'How often a stream had to be brought back'),
  };

  const knownSeries = new Set<string>();
  const getPageName = (site: MeasuredSite, pattern: string, device: string): string => {
    const path = pattern.replace(/^\/|\/$/g, '');
    const key = `${site.id} ${path} ${device}`;
    if (!knownSeries.has(key)) {
      const isKnownPage = pattern.startsWith('/') && site.addresses.some((address) => address.path === path);
      if (!isKnownPage || knownSeries.size >= maxSeries) return otherLabel;
      knownSeries.add(key);
    }
    return path === '' ? '/' : `/${path}/`;
  };

  const addVideo = (entry: Extract<FieldEntry, { kind: 'playback' }>, labelNames: readonly string[]): void => {
    videos.opened.add(labelNames, 1);
    if (entry.startUp === undefined) videos.frameless.add(labelNames, 1);
    else startTimes.observe(labelNames, entry.startUp / 1000);
    videos.played.add(labelNames, entry.played / 1000);
    videos.stalled.add(labelNames, entry.stalled / 1000);
    videos.stalls.add(labelNames, entry.stalls);
    videos.frames.add(labelNames, entry.frames);
    videos.dropped.add(labelNames, entry.droppedFrames);
    videos.recoveries.add(labelNames, entry.recoveries);
  };

  return {
    add(site, { device, entries }) {
      for (const entry of entries) {
        if (entry.kind === 'playback') addVideo(entry, [site.id, device, String(entry.live)]);
        else {
          const { metric, route, value } = entry;
          pages[metric].observe([site.id, getPageName(site, route, device), device], value / webVitals[metric].unit);
        }
      }
    },
    parts: () => writeTextParts([...Object.values(pages), startTimes, ...Object.values(videos)]),
  };
}
