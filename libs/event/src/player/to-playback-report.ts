import type { RecordedProblem, PlaybackReceipt } from '@touchline/player';
import type { AnalyticsEvents } from '@touchline/telemetry';

const getCode = ({ kind, code, status }: RecordedProblem): string => [kind, code, status].filter(Boolean).join('-');

/**
 * Converts a playback report into a flat analytics event.
 * @param id of the event
 */
export function toPlaybackReport(id: string, receipt: PlaybackReceipt): AnalyticsEvents['playback_report'] {
  const { host, live, startUp, played, stalls, qualities, switches, frames, recoveries, problems } = receipt;
  return {
    event_id: id,
    host,
    live,
    start_up: startUp ?? undefined,
    played: Math.round(played),
    stalls: stalls.count,
    stalled: Math.round(stalls.total),
    switches,
    height: [...qualities].sort((a, b) => b.played - a.played)[0]?.height,
    frames: frames.decoded,
    dropped_frames: frames.dropped,
    recoveries,
    problems: problems.map(getCode).join(' '),
  };
}
