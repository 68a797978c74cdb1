export type { PlayerHandle, PlayerProps } from './player-props.ts';
export type { PlayerKind } from './store/player-instance.ts';
export { Player } from './player.tsx';
export type { AdStep } from './ads/ad-step.ts';
export type { PreRollAds } from './ads/use-ad-break.tsx';
export { createEngine } from './engine/create-engine.ts';
export { readyEngine } from './engine/ready-engine.ts';
export { type Preferences, readPreferences, writePreferences } from './preferences/preferences.ts';
export type { RecordedProblem, PlaybackReceipt, PlayedQuality } from './receipt/playback-receipt.ts';
export type { DetachedPlayback } from './store/detached-playback.ts';
export type { PlayerState } from './store/player-state.ts';
export type { PlayerRequest } from './store/requests.ts';
export type { PlayerProblem, ProblemKind } from './engine/player-problem.ts';
export type {
  ClientData,
  DrmServers,
  Engine,
  EngineEvent,
  EngineOptions,
  EngineFactory,
  EngineSnapshot,
} from './engine/engine.ts';
export type { StreamKind } from './controls/stream-switch.tsx';
