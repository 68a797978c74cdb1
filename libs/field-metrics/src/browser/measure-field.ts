import { getRoutePattern, type StartContext } from '@touchline/feature-kit';
import type { AnalyticsEvents } from '@touchline/telemetry';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { createFieldSender } from './field-sender.ts';
import type { FieldEntry } from '../beacon.ts';

type Context = Pick<StartContext, 'telemetry' | 'onPage'>;

/**
 * Measures this document's web vitals and its videos. Analytics receives them after consent, the edge without anything
 * that identifies the viewer.
 */
export function measureField({ telemetry, onPage }: Context): void {
  const sender = createFieldSender();
  let route = '*';
  let landingRoute: string | undefined;
  onPage((page) => {
    route = getRoutePattern(page.route);
    landingRoute ??= route;
  });
  telemetry.attach({
    consent: 'none',
    event(name, params) {
      if (name === 'playback_report') sender.add(toPlaybackEntry(params as AnalyticsEvents['playback_report']));
      if (name === 'web_vital') {
        const { metric, value, route: routePath } = params as AnalyticsEvents['web_vital'];
        sender.add({ kind: 'vital', metric, value, route: routePath });
      }
    },
  });
  const reportedMetrics = new Set<string>();
  const reportMetric = ({ id, name: metric, value, rating, navigationType }: Metric): void => {
    // Only a metric's first report counts, because a page that is hidden twice belongs to one visit.
    if (reportedMetrics.has(id)) return;
    reportedMetrics.add(id);
    const routePath = navigationType === 'back-forward-cache' ? route : (landingRoute ?? route);
    telemetry.event('web_vital', { metric, value: Math.round(value * 1_000) / 1_000, rating, route: routePath });
  };
  for (const observeMetric of [onCLS, onFCP, onINP, onLCP, onTTFB]) observeMetric(reportMetric);
}

/** A video's playback figures, without its id or its source. */
const toPlaybackEntry = ({
  live,
  start_up: startUp,
  played,
  stalls,
  stalled,
  frames,
  dropped_frames: droppedFrames,
  recoveries,
}: AnalyticsEvents['playback_report']): FieldEntry => ({
  kind: 'playback',
  live,
  startUp,
  played,
  stalls,
  stalled,
  frames,
  droppedFrames,
  recoveries,
});
