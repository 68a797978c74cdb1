export { films, getFilm, listDrawnGoals, type Film } from './films.ts';
export { placeGoals, type LiveGoal } from './live-goals.ts';
export { liveLoopSeconds, type MatchShot, type MatchSide } from './match-shot.ts';
export { defaultMediaFolder } from './media-index.ts';
export { MediaStore } from './media-store.ts';
export type { FindCut } from './mount-cuts.ts';
export { mountStreams } from './mount-streams.ts';
export { sendBytes, sendText } from './send-bytes.ts';
export { streamAddresses } from './stream-addresses.ts';
