import { createListeners } from '@touchline/contract';
import type { PlayerRequest, PlayerState, StreamKind } from '@touchline/player';
import { type MiniVideo, miniStore } from './mini-store.ts';

/** The video of this tab, on its page or in the mini player. */
export interface TabVideo {
  /** Id of the video. */
  video: string;
  /** The origin of match seconds, in milliseconds since 1970: the kick-off of a live video. */
  kickOff: number | undefined;
  /** Undefined until the player is mounted. */
  state(): PlayerState | undefined;
  stream(): StreamKind;
  /** Whether an ad before the video plays or loads. */
  isCovered(): boolean;
  request(request: PlayerRequest): void;
  /**
   * Calls the listener when the state changes.
   * @returns a function that ends it
   */
  subscribe(listener: () => void): () => void;
}

/** The playback of a video. */
export interface TabPlayback {
  video: string;
  /** In match seconds; negative before the start of a live match. */
  seconds: number;
  stream: StreamKind;
  isPlaying: boolean;
  hasEnded: boolean;
}

/** Videos shorter than this many seconds are not offered on other devices. */
const minVideoSeconds = 60;

const toTabVideo = ({ view, isLive, playback }: MiniVideo): TabVideo => ({
  video: view.id,
  kickOff: isLive ? view.date : undefined,
  state: playback.store.get,
  stream: () => playback.stream,
  // A video in the mini player has already started.
  isCovered: () => false,
  request: playback.request,
  subscribe: playback.store.subscribe,
});

/** Difference of match time and media time in seconds. */
const getMatchOffsetSeconds = ({ kickOff }: TabVideo, { momentOrigin }: PlayerState): number =>
  momentOrigin !== null && kickOff !== undefined ? (momentOrigin - kickOff) / 1000 : 0;

let pageVideo: TabVideo | null = null;
const listeners = createListeners();

/** The video of this tab: in the page's player or in the mini player. */
export const tabVideo = {
  get(): TabVideo | null {
    const mini = miniStore.get();
    return pageVideo ?? (mini && toTabVideo(mini));
  },
  /**
   * Registers the video of the page's player.
   * @returns a function that removes it
   */
  setVideo(video: TabVideo): () => void {
    pageVideo = video;
    listeners.call();
    return () => {
      if (pageVideo !== video) return;
      pageVideo = null;
      listeners.call();
    };
  },
  /**
   * Calls the listener when the video or its state changes.
   * @returns a function that ends it
   */
  watch(listener: () => void): () => void {
    let unsubscribe = tabVideo.get()?.subscribe(listener);
    const handleChange = (): void => {
      unsubscribe?.();
      unsubscribe = tabVideo.get()?.subscribe(listener);
      listener();
    };
    const removeListener = listeners.add(handleChange);
    const unsubscribeMini = miniStore.subscribe(handleChange);
    return () => {
      unsubscribe?.();
      unsubscribeMini();
      removeListener();
    };
  },
};

/**
 * The current playback.
 * @returns null before the first frame, during a seek or reload, and for a short video
 */
export function getPlayback(video: TabVideo): TabPlayback | null {
  const state = video.state();
  if (!state?.firstFrame || state.phase !== 'ready' || state.seeking || state.recovering) return null;
  const { currentTime, duration, live, paused, ended } = state;
  if (!live && Number.isFinite(duration) && duration < minVideoSeconds) return null;
  const seconds = currentTime + getMatchOffsetSeconds(video, state);
  return { video: video.video, seconds, stream: video.stream(), isPlaying: !paused && !ended, hasEnded: ended };
}

/** Whether the stream is loaded without an ad before it, so that a seek works. */
const isReadyToSeek = (video: TabVideo): boolean => video.state()?.phase === 'ready' && !video.isCovered();

function seekInMatch(video: TabVideo, seconds: number | undefined): void {
  const state = video.state();
  if (seconds === undefined) video.request({ type: 'goLive' });
  else if (state) video.request({ type: 'seek', time: seconds - getMatchOffsetSeconds(video, state) });
}

/**
 * Continues the video here. A video that is loading, or has an ad before it, plays at once and seeks when it is ready.
 * @param seconds match seconds; undefined for the live edge
 * @returns a function that cancels the pending seek
 */
export function continueFrom(video: TabVideo, seconds: number | undefined): () => void {
  const isWaitingToSeek = !isReadyToSeek(video);
  if (!isWaitingToSeek) seekInMatch(video, seconds);
  video.request({ type: 'play' });
  if (!isWaitingToSeek) return () => undefined;
  const unsubscribeVideo = video.subscribe(() => {
    if (!isReadyToSeek(video)) return;
    unsubscribeVideo();
    seekInMatch(video, seconds);
  });
  return unsubscribeVideo;
}
