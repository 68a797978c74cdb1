import type { AnalyticsEvents } from '@touchline/telemetry';
import type { FieldEntry } from './beacon.ts';

/** A video's playback figures, without its id or its source. */
export const toPlaybackEntry = ({
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
