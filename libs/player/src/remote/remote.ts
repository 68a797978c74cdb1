import type { MarkerLayer } from '../timeline/marker.ts';
import { createValue, type Value } from './value.ts';
import type { RemoteState } from './remote-state.ts';

/** What happens to the video; `stream` is another camera, a clip's edges are the viewer's keys I and O, a mark is their key T. */
export type RemoteEvent = 'playing' | 'paused' | 'seeked' | 'ended' | 'stream' | 'clip-start' | 'clip-end' | 'mark';

export interface PauseOptions {
  /** Lets the video play while it fills the screen: nothing that stands beside it is seen there. */
  exceptFullscreen?: boolean | undefined;
}

/**
 * What anyone on the page holds of the player that stands on it, from before its code is there. It costs a page two kilobytes and
 * nothing of the engine.
 */
export interface PlayerRemote {
  /** What the video does, and where it is; null until its first frame, and where no player stands. */
  state: Value<RemoteState | null>;
  /** Seconds on the match's timeline. Does nothing where no video is there yet. */
  seek(position: number): void;
  /** Plays, by the browser's rules. Does nothing where no video is there yet. */
  play(): void;
  /** Scrolls the picture into view where it is not: what was pressed may stand far below it. */
  reveal(): void;
  /**
   * Pauses until the answer is called; before the video is there, it keeps it from starting. It plays again when no reason is left
   * and the viewer had not paused it. A viewer who presses play meanwhile is obeyed.
   */
  pauseFor(reason: string, options?: PauseOptions): () => void;
  /** The reasons of those who wait for their answer to be called. */
  reasons(): readonly string[];
  /** Calls back with what the video does then. Answers with "stop". */
  on(event: RemoteEvent, listener: (state: RemoteState) => void): () => void;
  /** Whether anyone waits for it. */
  isHeard(event: RemoteEvent): boolean;
  /** What the seek bar shows; a layer stands there until its answer is called. */
  layers: Value<readonly MarkerLayer[]>;
  show(layer: MarkerLayer): () => void;
  /** For the player itself: the newest is the one that is held. */
  attach(player: RemotePlayer): Attachment;
}

/** What a player offers to its remote. */
export interface RemotePlayer {
  seek(position: number): void;
  play(): void;
  reveal(): void;
  /** Stands still, without taking the viewer's wish to play for gone. */
  hold(): void;
  release(): void;
}

/** A player's own end of the remote. */
export interface Attachment {
  publish(state: RemoteState | null): void;
  emit(event: RemoteEvent): void;
  detach(): void;
}

interface Pause {
  reason: string;
  exceptFullscreen: boolean;
}

/** What happened between two states. */
function eventsBetween(before: RemoteState | null, after: RemoteState): RemoteEvent[] {
  const events: RemoteEvent[] = [];
  if (before && before.stream !== after.stream) events.push('stream');
  if (before?.seeking && !after.seeking) events.push('seeked');
  if (before?.status !== after.status) events.push(after.status);
  return events;
}

export function createRemote(): PlayerRemote {
  const state = createValue<RemoteState | null>(null);
  const layers = createValue<readonly MarkerLayer[]>([]);
  const listeners = new Map<RemoteEvent, Set<(state: RemoteState) => void>>();
  const pauses = new Set<Pause>();
  let player: RemotePlayer | null = null;
  let held = false;

  function emit(event: RemoteEvent): void {
    const now = state.get();
    if (now) listeners.get(event)?.forEach((listener) => listener(now));
  }

  const isInForce = ({ exceptFullscreen }: Pause): boolean => !(exceptFullscreen && state.get()?.fullscreen === true);

  /** Pauses or lets go, where that differs from before. */
  function settle(): void {
    const next = [...pauses].some(isInForce);
    if (next === held) return;
    held = next;
    if (held) player?.hold();
    else player?.release();
  }

  return {
    state,
    layers,
    seek: (position) => player?.seek(position),
    play: () => player?.play(),
    reveal: () => player?.reveal(),
    pauseFor(reason, { exceptFullscreen = false } = {}) {
      const mine = { reason, exceptFullscreen };
      pauses.add(mine);
      // The viewer may have pressed play in spite of the reasons before.
      if (held && isInForce(mine)) player?.hold();
      else settle();
      return () => {
        pauses.delete(mine);
        settle();
      };
    },
    reasons: () => [...pauses].map(({ reason }) => reason),
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => void known.delete(listener);
    },
    isHeard: (event) => (listeners.get(event)?.size ?? 0) > 0,
    show(layer) {
      layers.set([...layers.get().filter(({ id }) => id !== layer.id), layer]);
      return () => layers.set(layers.get().filter((other) => other !== layer));
    },
    attach(next) {
      player = next;
      if (held) next.hold();
      const isMine = (): boolean => player === next;
      return {
        publish(after) {
          if (!isMine()) return;
          const before = state.get();
          state.set(after);
          settle();
          if (after) eventsBetween(before, after).forEach(emit);
        },
        emit: (event) => isMine() && emit(event),
        detach() {
          if (!isMine()) return;
          player = null;
          state.set(null);
        },
      };
    },
  };
}
