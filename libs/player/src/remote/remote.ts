import type { MarkerLayer } from '../controls/timeline/marker.ts';
import type { Thumbnail } from '../engine/engine.ts';
import { createValue, type Value } from './value.ts';
import type { RemoteState } from './remote-state.ts';

/**
 * Events of the video: `stream` is a change of camera, the clip edges are the viewer's keys I and O, and `mark` is the
 * key T.
 */
export type RemoteEvent = 'playing' | 'paused' | 'seeked' | 'ended' | 'stream' | 'clip-start' | 'clip-end' | 'mark';

export interface PauseOptions {
  /** Does not pause the video in full screen, because the form next to the video is hidden there. */
  exceptFullscreen?: boolean | undefined;
}

/**
 * The page's interface to its player, available before the player's code has loaded. It costs a page two kilobytes and
 * does not load the engine.
 */
export interface PlayerRemote {
  /** State and position of the video; null until its first frame, and on a page without a player. */
  state: Value<RemoteState | null>;
  /** Seconds on the match's timeline. Ignored before the video has loaded. */
  seek(position: number): void;
  /** Plays, by the browser's rules. Ignored before the video has loaded. */
  play(): void;
  /** Returns a small picture near a position, in seconds on the match's timeline; null without one. */
  thumbnail(position: number): Promise<Thumbnail | null>;
  /** Scrolls the picture into view, because the pressed button may be far below it. */
  reveal(): void;
  /**
   * Pauses the video, or a video that loads later, until the returned function is called. The video plays again when
   * the last reason ends, unless the viewer has paused it. A viewer's press on play overrides the pause.
   */
  pauseFor(reason: string, options?: PauseOptions): () => void;
  /** Returns the reasons that still pause the video. */
  reasons(): readonly string[];
  /** Calls the listener with the state after each event. Returns a function that removes the listener. */
  on(event: RemoteEvent, listener: (state: RemoteState) => void): () => void;
  /** Whether the event has a listener. */
  isHeard(event: RemoteEvent): boolean;
  /** The layers of the seek bar. `show` returns a function that removes its layer. */
  layers: Value<readonly MarkerLayer[]>;
  show(layer: MarkerLayer): () => void;
  /** Only players call this. The remote controls the player that attached last. */
  attach(player: RemotePlayer): Attachment;
}

/** The commands that a player offers to its remote. */
export interface RemotePlayer {
  seek(position: number): void;
  play(): void;
  thumbnail(position: number): Promise<Thumbnail | null>;
  reveal(): void;
  /** Pauses the video, but remembers that the viewer wants it to play. */
  hold(): void;
  release(): void;
}

/** The functions by which a player reports to its remote. */
export interface Attachment {
  publish(state: RemoteState | null): void;
  emit(event: RemoteEvent): void;
  detach(): void;
}

interface Pause {
  reason: string;
  exceptFullscreen: boolean;
}

/** Returns the events that a change of the state causes. */
function getEvents(previous: RemoteState | null, newState: RemoteState): RemoteEvent[] {
  const events: RemoteEvent[] = [];
  if (previous && previous.stream !== newState.stream) events.push('stream');
  if (previous?.seeking && !newState.seeking) events.push('seeked');
  if (previous?.status !== newState.status) events.push(newState.status);
  return events;
}

export function createRemote(): PlayerRemote {
  const state = createValue<RemoteState | null>(null);
  const layers = createValue<readonly MarkerLayer[]>([]);
  const listeners = new Map<RemoteEvent, Set<(state: RemoteState) => void>>();
  const pauses = new Set<Pause>();
  let player: RemotePlayer | null = null;
  let isHeld = false;

  function emit(event: RemoteEvent): void {
    const now = state.get();
    if (now) listeners.get(event)?.forEach((listener) => listener(now));
  }

  const isPauseActive = ({ exceptFullscreen }: Pause): boolean =>
    !(exceptFullscreen && state.get()?.fullscreen === true);

  /** Holds or releases the player when a change of reasons requires it. */
  function updateHold(): void {
    const isPaused = [...pauses].some(isPauseActive);
    if (isPaused === isHeld) return;
    isHeld = isPaused;
    if (isHeld) player?.hold();
    else player?.release();
  }

  return {
    state,
    layers,
    seek: (position) => player?.seek(position),
    play: () => player?.play(),
    thumbnail: async (position) => (await player?.thumbnail(position)) ?? null,
    reveal: () => player?.reveal(),
    pauseFor(reason, { exceptFullscreen = false } = {}) {
      const pauseReason = { reason, exceptFullscreen };
      pauses.add(pauseReason);
      // The viewer may have pressed play despite the earlier reasons.
      if (isHeld && isPauseActive(pauseReason)) player?.hold();
      else updateHold();
      return () => {
        pauses.delete(pauseReason);
        updateHold();
      };
    },
    reasons: () => [...pauses].map(({ reason }) => reason),
    on(event, listener) {
      const knownListeners = listeners.get(event) ?? new Set();
      listeners.set(event, knownListeners.add(listener));
      return () => void knownListeners.delete(listener);
    },
    isHeard: (event) => (listeners.get(event)?.size ?? 0) > 0,
    show(layer) {
      layers.set([...layers.get().filter(({ id }) => id !== layer.id), layer]);
      return () => layers.set(layers.get().filter((other) => other !== layer));
    },
    attach(next) {
      player = next;
      if (isHeld) next.hold();
      const isCurrentPlayer = (): boolean => player === next;
      return {
        publish(newState) {
          if (!isCurrentPlayer()) return;
          const previous = state.get();
          state.set(newState);
          updateHold();
          if (newState) getEvents(previous, newState).forEach(emit);
        },
        emit: (event) => isCurrentPlayer() && emit(event),
        detach() {
          if (!isCurrentPlayer()) return;
          player = null;
          state.set(null);
        },
      };
    },
  };
}
