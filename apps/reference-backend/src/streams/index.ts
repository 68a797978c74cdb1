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
export { defaultMediaFolder } from './media-index.ts';
export { MediaStore } from './media-store.ts';
export type { FindCut } from './mount-cuts.ts';
export { mountStreams } from './mount-streams.ts';
export type { StreamOptions } from './mount-streams.ts';
export { sendBytes, sendText } from './send-bytes.ts';
export { streamAddresses } from './stream-addresses.ts';
export type { LiveAddresses, RecordingAddresses } from './stream-addresses.ts';
