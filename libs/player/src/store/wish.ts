import { startPlaying } from './autoplay.ts';
import type { PlayerStore } from './player-store.ts';

/** What the viewer wants, which the media element forgets during a load; and what keeps it from playing all the same. */
export interface Wish {
  /** The viewer wants it to play. */
  isToPlay(): boolean;
  /** And nothing on the page holds it. */
  isInForce(): boolean;
  set(toPlay: boolean): void;
  /** The viewer says so, whatever holds it. */
  insist(): void;
  /** Plays by the browser's autoplay rules, where the wish is in force. */
  start(): Promise<void>;
  /** Stands still, and does not start, until `release` or until the viewer insists. */
  hold(): void;
  release(): void;
  /** The element began to play, or paused. */
  heardPlay(): void;
  heardPause(): void;
}

export interface WishParts {
  video: HTMLVideoElement;
  store: PlayerStore;
  /** Reads the element's state. */
  refresh(): void;
}

export function createWish({ video, store, refresh }: WishParts): Wish {
  let toPlay = false;
  let held = false;

  function insist(): void {
    toPlay = true;
    held = false;
  }

  async function start(): Promise<void> {
    if (!toPlay || held) return;
    const autoplay = await startPlaying(video);
    if (autoplay === 'blocked') toPlay = false;
    // What was muted for the browser's sake is so after a reload, too, and the viewer is still offered the sound.
    const stillMuted = video.muted && store.get().autoplay === 'muted';
    store.set({ autoplay: autoplay === 'sound' && stillMuted ? 'muted' : autoplay });
    refresh();
  }

  return {
    isToPlay: () => toPlay,
    isInForce: () => toPlay && !held,
    set(next) {
      toPlay = next;
    },
    insist,
    start,
    hold() {
      held = true;
      video.pause();
    },
    release() {
      if (!held) return;
      held = false;
      // A load that is under way starts it when it is done.
      if (store.get().phase === 'ready') void start();
    },
    heardPlay() {
      // A window of the system, or a key of the device, may have been pressed; what plays no more was overtaken.
      if (!held || !video.paused) insist();
    },
    heardPause() {
      // The end of a stream pauses, too, and so does a load or who holds it; none of them is the viewer's wish.
      if (store.get().phase === 'ready' && !video.ended && !held && video.paused) toPlay = false;
    },
  };
}
