import type { PlayerRequest, PlayerState, StreamKind } from '@touchline/player';
import { type MiniVideo, miniStore } from '../mini/mini-store.ts';

/** The video of this tab, on its page or in the mini player. */
export interface VideoHere {
  /** Its id. */
  video: string;
  /** The origin of match seconds, in milliseconds since 1970: the kick-off of a live video. */
  kickOff: number | undefined;
  /** Undefined until the player is mounted. */
  state(): PlayerState | undefined;
  stream(): StreamKind;
  /** Whether an ad plays or loads before the video. */
  isCovered(): boolean;
  request(request: PlayerRequest): void;
  /**
   * Calls back when the state changes.
   * @returns a function that ends it
   */
  subscribe(listener: () => void): () => void;
}

/** The playback of a video. */
export interface Doing {
  video: string;
  /** In match seconds; negative before a live match's kick-off. */
  seconds: number;
  stream: StreamKind;
  playing: boolean;
  ended: boolean;
}

/** Shorter videos are not offered on other devices, in seconds. */
const shortest = 120;

const inMini = ({ view, live, playback }: MiniVideo): VideoHere => ({
  video: view.id,
  kickOff: live ? view.date : undefined,
  state: playback.store.get,
  stream: () => playback.stream,
  // A video without its page has already started.
  isCovered: () => false,
  request: playback.request,
  subscribe: playback.store.subscribe,
});

/** Seconds by which match time is ahead of media time. */
const aheadBy = ({ kickOff }: VideoHere, { wallClockOrigin }: PlayerState): number =>
  wallClockOrigin !== null && kickOff !== undefined ? (wallClockOrigin - kickOff) / 1000 : 0;

let onPage: VideoHere | null = null;
const listeners = new Set<() => void>();
const tell = (): void => listeners.forEach((listener) => listener());

/** The video of this tab: that of the page's player, or that of the mini player. */
export const videoHere = {
  get(): VideoHere | null {
    const mini = miniStore.get();
    return onPage ?? (mini && inMini(mini));
  },
  /**
   * Registers the video of the page's player.
   * @returns a function that removes it
   */
  enter(video: VideoHere): () => void {
    onPage = video;
    tell();
    return () => {
      if (onPage !== video) return;
      onPage = null;
      tell();
    };
  },
  /**
   * Calls back when the video or its state changes.
   * @returns a function that ends it
   */
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

/**
 * The current playback.
 * @returns null before the first frame, during a seek or a reload, and for a short video
 */
export function doingOf(video: VideoHere): Doing | null {
  const state = video.state();
  if (!state?.firstFrame || state.phase !== 'ready' || state.seeking || state.recovering) return null;
  const { currentTime, duration, live, paused, ended } = state;
  if (!live && Number.isFinite(duration) && duration < shortest) return null;
  const seconds = currentTime + aheadBy(video, state);
  return { video: video.video, seconds, stream: video.stream(), playing: !paused && !ended, ended };
}

/** Whether the stream is loaded without an ad before it, so that a seek works. */
const isThere = (video: VideoHere): boolean => video.state()?.phase === 'ready' && !video.isCovered();

function moveTo(video: VideoHere, seconds: number | undefined): void {
  const state = video.state();
  if (seconds === undefined) video.request({ type: 'goLive' });
  else if (state) video.request({ type: 'seek', time: seconds - aheadBy(video, state) });
}

/**
 * Continues the video here. A video that still loads or has an ad before it plays at once, and seeks when it is ready.
 * @param seconds match seconds; undefined for the live edge
 * @returns a function that cancels the pending seek
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
