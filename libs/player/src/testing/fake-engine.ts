import type { Engine, EngineEvent, EngineSnapshot, StartAt } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';

/** An engine without playback that records its calls. */
export interface FakeEngine extends Engine {
  /** The value that the next snapshots have. */
  state: EngineSnapshot;
  /** Loads so far: address and start. */
  loads: { address: string; startAt: StartAt | undefined }[];
  /** The results of the next loads, in order; then null. */
  answers: (PlayerProblem | null)[];
  /** Other calls, such as `selectText en`. */
  calls: string[];
  emit(event: EngineEvent): void;
}

export const recordingSnapshot: EngineSnapshot = {
  live: false,
  hasStopped: false,
  seekRange: { start: 0, end: 120 },
  targetDuration: 2,
  wallClockOrigin: null,
  audio: [],
  text: [],
  qualities: [],
  chosenQuality: null,
  hasThumbnails: false,
  lowLatency: false,
  linesAreMissing: false,
  isProtected: false,
};

export const liveSnapshot: EngineSnapshot = {
  ...recordingSnapshot,
  live: true,
  seekRange: { start: 0, end: 60 },
  wallClockOrigin: Date.UTC(2026, 1, 14, 18),
};

/** A problem as the engine would report it. */
export function getProblem(problem: Partial<PlayerProblem>): PlayerProblem {
  return { kind: 'network', fatal: true, category: 1, code: 1002, ...problem };
}

export function createFakeEngine(state: EngineSnapshot = recordingSnapshot): FakeEngine {
  const listeners = new Set<(event: EngineEvent) => void>();
  const calls: string[] = [];
  const recordCall = (call: string): void => void calls.push(call);
  const engine: FakeEngine = {
    state,
    loads: [],
    answers: [],
    calls,
    emit: (event) => listeners.forEach((listener) => listener(event)),
    warm(address) {
      recordCall(`warm ${address}`);
      return Promise.resolve(engine.answers.shift() ?? null);
    },
    follow: () => recordCall('follow'),
    load(address, startAt) {
      engine.loads.push({ address, startAt });
      return Promise.resolve(engine.answers.shift() ?? null);
    },
    snapshot: () => engine.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: () => recordCall('stop'),
    retry: () => recordCall('retry'),
    selectText: (id) => recordCall(`selectText ${id}`),
    selectAudio: (id) => recordCall(`selectAudio ${id}`),
    selectQuality: (id) => recordCall(`selectQuality ${id}`),
    thumbnail: () => Promise.resolve(null),
    destroy() {
      recordCall('destroy');
      return Promise.resolve();
    },
  };
  return engine;
}
