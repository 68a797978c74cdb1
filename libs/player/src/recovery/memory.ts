import type { PlayerProblem } from '../engine/player-problem.ts';
import type { Place } from './place.ts';
import { untried, type Tried } from './verdict.ts';

/** What frames have shown so far. Times are milliseconds. */
export interface Sight {
  /** The watchdog counts from here: the last frame, or later where none could come. */
  progress: number;
  /** The last frame that was shown or not missed. */
  frame: number;
  /** Since when they come without a break; null while they do not. */
  steadySince: number | null;
  place: Place | null;
}

/** The server refused segments or their key; the buffer still plays. */
export interface Refusal {
  problem: PlayerProblem;
  /** Media seconds: what is shown beyond was loaded since. */
  until: number;
}

/** Why frames may stop, as far as the engine has said since the last load. */
export interface Suspicion {
  /** It has died and waits for somebody to load again. */
  broken: PlayerProblem | null;
  refused: Refusal | null;
  /** When the encoder began anew. */
  restartedAt: number;
}

/** All that recovery knows of a stream. */
export interface Memory {
  sight: Sight;
  suspicion: Suspicion;
  tried: Tried;
}

export const noSuspicion: Suspicion = { broken: null, refused: null, restartedAt: -Infinity };

/** What is known of a stream that nobody has seen yet. @param now milliseconds */
export const blank = (now: number): Memory => ({
  sight: { progress: now, frame: now, steadySince: null, place: null },
  suspicion: noSuspicion,
  tried: untried,
});
