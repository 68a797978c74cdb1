export { matchGoals, matchSeconds, matchShots, getPeriodClock, periodSeconds } from './match-script.ts';
export { dvrSeconds } from './live-window.ts';
export { defaultMediaFolder } from './media-index.ts';
export { MediaStore } from './media-store.ts';
export type { FindCut } from './mount-cuts.ts';
export { mountStreams } from './mount-streams.ts';
export { sendBytes, sendText } from './send-bytes.ts';
export { streamAddresses } from './stream-addresses.ts';
