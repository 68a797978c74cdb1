import type { PlayerRequest, PlayerState, StreamKind } from '@touchline/player';
import { type MiniVideo, miniStore } from '../mini/mini-store.ts';

/** The video of this tab, wherever it stands. */
export interface VideoHere {
  /** Its id. */
  video: string;
  /** Where match seconds count from, milliseconds since 1970: of what is watched live, its kick-off. */
  kickOff: number | undefined;
  /** Undefined until its player is there. */
  state(): PlayerState | undefined;
  stream(): StreamKind;
  /** An ad plays before it, or is waited for. */
  isCovered(): boolean;
  request(request: PlayerRequest): void;
  /** Calls back when its state changes. Returns its end. */
  subscribe(listener: () => void): () => void;
}

/** What a video does. */
export interface Doing {
  video: string;
  /** In match seconds; before a live match's kick-off below 0. */
  seconds: number;
  stream: StreamKind;
  playing: boolean;
  ended: boolean;
}

/** What is shorter is watched at once, in seconds. */
const shortest = 120;

const inMini = ({ view, live, playback }: MiniVideo): VideoHere => ({
  video: view.id,
  kickOff: live ? view.date : undefined,
  state: playback.store.get,
  stream: () => playback.stream,
  // What plays on without its page has begun.
  isCovered: () => false,
  request: playback.request,
  subscribe: playback.store.subscribe,
});

/** By how many seconds match time is ahead of media time. */
const aheadBy = ({ kickOff }: VideoHere, { wallClockOrigin }: PlayerState): number =>
  wallClockOrigin !== null && kickOff !== undefined ? (wallClockOrigin - kickOff) / 1000 : 0;

let onPage: VideoHere | null = null;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** The one video of this tab: its page's player, or what plays on without its page. */
export const videoHere = {
  get(): VideoHere | null {
    const mini = miniStore.get();
    return onPage ?? (mini && inMini(mini));
  },
  /** A player stands on its page. Returns its end. */
  enter(video: VideoHere): () => void {
    onPage = video;
    tell();
    return () => {
      if (onPage !== video) return;
      onPage = null;
      tell();
    };
  },
  /** Calls back with each change, of what it does and of which it is. Returns its end. */
  watch(listener: () => void): () => void {
    let leave = videoHere.get()?.subscribe(listener);
    const change = (): void => {
      leave?.();
      leave = videoHere.get()?.subscribe(listener);
      listener();
    };
    listeners.add(change);
    const leaveMini = miniStore.subscribe(change);
    return () => {
      leave?.();
      leaveMini();
      listeners.delete(change);
    };
  },
};

/** What it does now; null while that is not to be said: before its first frame, while it seeks or is loaded again, and of what is over in a minute. */
export function doingOf(video: VideoHere): Doing | null {
  const state = video.state();
  if (!state?.firstFrame || state.phase !== 'ready' || state.seeking || state.recovering) return null;
  const { currentTime, duration, live, paused, ended } = state;
  if (!live && Number.isFinite(duration) && duration < shortest) return null;
  const seconds = currentTime + aheadBy(video, state);
  return { video: video.video, seconds, stream: video.stream(), playing: !paused && !ended, ended };
}

/** Its stream is there and no ad stands before it: it can be sought in. */
const isThere = (video: VideoHere): boolean => video.state()?.phase === 'ready' && !video.isCovered();

function moveTo(video: VideoHere, seconds: number | undefined): void {
  const state = video.state();
  if (seconds === undefined) video.request({ type: 'goLive' });
  else if (state) video.request({ type: 'seek', time: seconds - aheadBy(video, state) });
}

/**
 * Goes on here. What is still loaded, or has an ad before it, plays at once and moves to its place as soon as it is there.
 * @param seconds match seconds; undefined at the live edge
 * @returns the end of waiting for that
 */
export function goOn(video: VideoHere, seconds: number | undefined): () => void {
  const waits = !isThere(video);
  if (!waits) moveTo(video, seconds);
  video.request({ type: 'play' });
  if (!waits) return () => undefined;
  const leave = video.subscribe(() => {
    if (!isThere(video)) return;
    leave();
    moveTo(video, seconds);
  });
  return leave;
}
