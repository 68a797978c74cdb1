import { startPlaying } from './start-playing.ts';
import type { PlayerStore } from './player-store.ts';

/** The viewer's intent to play, which the media element forgets during a load, and the page's hold. */
export interface PlayIntent {
  /** Whether the viewer wants the video to play. */
  shouldPlay(): boolean;
  /** Whether the viewer wants the video to play and the page does not hold it. */
  isEnforced(): boolean;
  set(shouldPlay: boolean): void;
  /** The viewer pressed play, which overrides a hold. */
  enforceIntent(): void;
  /** Plays by the browser's autoplay rules, if `isEnforced` is true. */
  start(): Promise<void>;
  /** Pauses, and does not start, until `release` or until the viewer presses play. */
  hold(): void;
  release(): void;
  /** Called after the element began to play, or paused. */
  onPlay(): void;
  onPause(): void;
}

export interface PlayIntentParts {
  video: HTMLVideoElement;
  store: PlayerStore;
  /** Reads the element's state. */
  refresh(): void;
}

export function createPlayIntent({ video, store, refresh }: PlayIntentParts): PlayIntent {
  let shouldPlay = false;
  let isHeld = false;

  function enforceIntent(): void {
    shouldPlay = true;
    isHeld = false;
  }

  async function start(): Promise<void> {
    if (!shouldPlay || isHeld) return;
    const autoplay = await startPlaying(video);
    if (autoplay === 'blocked') shouldPlay = false;
    // A mute by the browser survives a reload, and the button for sound stays.
    const isStillMuted = video.muted && store.get().autoplay === 'muted';
    store.set({ autoplay: autoplay === 'sound' && isStillMuted ? 'muted' : autoplay });
    refresh();
  }

  return {
    shouldPlay: () => shouldPlay,
    isEnforced: () => shouldPlay && !isHeld,
    set(isIntended) {
      shouldPlay = isIntended;
    },
    enforceIntent,
    start,
    hold() {
      isHeld = true;
      video.pause();
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      // A load that has not finished starts the video itself.
      if (store.get().phase === 'ready') void start();
    },
    onPlay() {
      // The system's controls or a media key may start the video. During a hold, a late event of a paused video does
      // not count.
      if (!isHeld || !video.paused) enforceIntent();
    },
    onPause() {
      // The end of a stream, a load and a hold also pause, but do not change the viewer's intent.
      if (store.get().phase === 'ready' && !video.ended && !isHeld && video.paused) shouldPlay = false;
    },
  };
}
