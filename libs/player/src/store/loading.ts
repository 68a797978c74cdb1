import type { Engine, StartAt, EventTimes } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import type { PlayerStore } from './player-store.ts';
import type { PlayIntent } from './play-intent.ts';

interface LoadingParts {
  video: HTMLVideoElement;
  store: PlayerStore;
  engine: Engine;
  playIntent: PlayIntent;
  /** Reads the element's state. */
  refresh(): void;
  /** Times that the page knows without the stream. */
  times(): EventTimes;
  /** Whether the page asked for this start, rather than another stream or the watchdog. */
  isRequestedByViewer(from: StartAt | undefined): boolean;
  /** Whether another stream can return if this one fails. */
  isTrial(): boolean;
}

/**
 * Loads an address, and plays it if the viewer wants it to play. The result of a replaced load is ignored.
 * @returns the problem, or null
 */
export function createLoading({
  video,
  store,
  engine,
  playIntent,
  refresh,
  times,
  isRequestedByViewer,
  isTrial,
}: LoadingParts) {
  let latestLoadNumber = 0;

  /** Moves a start beyond a recording's end to its beginning, because the last frame would reveal the result. */
  function correctStart(from: StartAt | undefined): void {
    const { live, seekRange } = engine.snapshot();
    if (!live && typeof from === 'number' && seekRange.end > 0 && from >= seekRange.end)
      video.currentTime = seekRange.start;
  }

  return async (address: string, from: StartAt | undefined): Promise<PlayerProblem | null> => {
    const loadNumber = ++latestLoadNumber;
    store.set({ phase: 'loading', ended: false });
    // A preloaded screen has its first frame: it can play before the engine is ready, unless it starts at another
    // position.
    const isFilled = from === undefined && !store.get().firstFrame && video.readyState >= video.HAVE_CURRENT_DATA;
    if (isFilled) void playIntent.start();
    const problem = await engine.load(address, from, isRequestedByViewer(from) ? times() : undefined, isTrial());
    if (loadNumber !== latestLoadNumber || problem?.kind === 'interrupted') return problem;
    if (!problem) {
      if (isRequestedByViewer(from)) correctStart(from);
      store.set({ phase: 'ready' });
      // Not awaited: the promise may never settle, because it needs the first data. The watchdog must run during this
      // time.
      if (!isFilled || video.paused) void playIntent.start();
    }
    refresh();
    return problem;
  };
}
