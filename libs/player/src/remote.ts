export {
  createRemote,
  type PauseOptions,
  type PlayerRemote,
  type RemoteEvent,
  type RemotePlayer,
} from './remote/remote.ts';
export type { RemoteState } from './remote/remote-state.ts';
export {
  getRecordingEnd,
  getWindowStart,
  isBehindLive,
  RemoteProvider,
  useMarkers,
  usePlayerRemote,
  usePlayedSeconds,
  useRemoteState,
} from './remote/use-remote.tsx';
export { Still } from './preview/still.tsx';
export { preloadOn, preloadStream } from './remote/preload.ts';
export type { ClientData, DrmServers, EngineOptions } from './engine/engine.ts';
export { streamNeeds, type StreamNeeds } from './remote/stream-needs.ts';
export { leadInto, type Marker, type MarkerKind, type MarkerLayer } from './controls/timeline/marker.ts';
