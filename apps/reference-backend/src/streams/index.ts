export {
  finalScore,
  matchGoals,
  matchSeconds,
  matchShots,
  periodClockAt,
  periodSeconds,
  scoreAt,
} from './match-script.ts';
export type { MatchShot, MatchSide } from './match-script.ts';
export { dvrSeconds } from './live-window.ts';
export { mountStreams } from './mount-streams.ts';
export type { StreamOptions } from './mount-streams.ts';
export { streamAddresses } from './stream-addresses.ts';
export type { LiveAddresses, RecordingAddresses } from './stream-addresses.ts';
