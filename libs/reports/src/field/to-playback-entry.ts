import type { AnalyticsEvents } from '@touchline/telemetry';
import type { FieldEntry } from './beacon.ts';

/** How a video has played, without which one it was and where it came from. */
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
