import { isCast } from '../cast/cast.ts';
import type { Engine, StartAt } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { gatherReceipt, type Receipt } from '../receipt/gather-receipt.ts';
import type { PlaybackReceipt } from '../receipt/playback-receipt.ts';
import { createFrameClock } from '../recovery/frame-clock.ts';
import { readPlace, startFor, type Place } from '../recovery/place.ts';
import { createRecovery, type Recovery } from '../recovery/recovery.ts';
import { keepUp } from './keep-up.ts';
import { isPictureInPicture, listenToMedia, listenToPage } from './listen.ts';
import { createLoading } from './loading.ts';
import type { PlayerStore } from './player-store.ts';
import { readEngine, readMedia } from './read-media.ts';
import { perform, type PlayerRequest, type RequestContext } from './requests.ts';
import { startTicking } from './ticking.ts';
import { createWish, type Wish } from './wish.ts';

/** What playback can ask the page; read at the moment it is needed, so that a render need not restart anything. */
export interface PlaybackHooks {
  /** The event's current address, or null; asked when the picture stands still. */
  resolveAddress(): Promise<string | null>;
  /** Where the steps from marker to marker stop, in media seconds, ascending. */
  stops(): readonly number[];
  /** Whether the page says that this is a live stream. */
  expectsLive(): boolean;
  /** Whether there is another stream to show if this one breaks down. */
  hasSpare(): boolean;
  /** An address is about to be loaded; whoever holds the playback now has it load without a start. */
  onBegin(): void;
  onEnded(): void;
  /** How it has played: once, at its end or when the viewer leaves. */
  onReceipt(receipt: PlaybackReceipt): void;
}

export interface PlaybackParts {
  video: HTMLVideoElement;
  /** Goes full screen. */
  stage: () => HTMLElement;
  store: PlayerStore;
  /** What plays in the video element; destroyed with the playback. */
  engine: Engine;
  hooks: PlaybackHooks;
}

/** How an address is opened. */
export interface OpenOptions {
  /** Play at once, by the browser's autoplay rules; otherwise the first press of play loads. */
  autoPlay: boolean;
  /** Media seconds, or a wall-clock time. */
  startAt?: number | Date | undefined;
  /** Go on at the second that plays now: the same match in another stream. */
  keepPlace?: boolean | undefined;
}

/** Ties media element, engine, recovery and store together. */
export interface Playback {
  open(address: string, options: OpenOptions): void;
  request(request: PlayerRequest): void;
  /** Stands still, and does not start, until `release`; a viewer who presses play is obeyed. */
  hold(): void;
  /** Plays again, if the viewer had not paused meanwhile. */
  release(): void;
  thumbnail: Engine['thumbnail'];
  /** How it has played so far; null before anything was asked for. */
  receipt: Receipt['read'];
  destroy(): void;
}

/** Another screen plays by itself: frames, stalls and speeds there are not this browser's. */
const isElsewhere = (store: PlayerStore): boolean => isCast(store.get().cast);

/** A viewer who looks at another tab may have taken the picture along. */
const isSeen = (video: HTMLVideoElement, store: PlayerStore): boolean =>
  !document.hidden || isPictureInPicture(video) || isElsewhere(store);

interface Listeners {
  wish: Wish;
  recovery: Recovery;
  frames: ReturnType<typeof createFrameClock>;
  refresh: () => void;
}

/** Hears clock, element, page and engine. Answers with "stop". */
function listen(
  { video, stage, store, engine, hooks }: PlaybackParts,
  { wish, recovery, frames, refresh }: Listeners,
): () => void {
  const stops = [
    startTicking({
      slept: recovery.awake,
      tick() {
        frames.poll();
        if (!isElsewhere(store)) keepUp(video, engine.snapshot());
        if (store.get().live) refresh();
        recovery.tick();
      },
    }),
    listenToMedia(video, {
      changed: refresh,
      played: wish.heardPlay,
      paused: wish.heardPause,
      ended() {
        wish.set(false);
        hooks.onEnded();
      },
    }),
    listenToPage(video, stage, {
      presentation: (presentation) => store.set(presentation),
      online: recovery.online,
      visible: recovery.awake,
    }),
    engine.subscribe((event) => {
      if (event.type === 'problem') recovery.problem(event.problem);
      if (event.type === 'restart') recovery.encoderRestarted();
      refresh();
    }),
    frames.stop,
    recovery.stop,
  ];
  return () => stops.forEach((stop) => stop());
}

export function createPlayback(parts: PlaybackParts): Playback {
  const { video, stage, store, engine, hooks } = parts;
  let address = '';
  let startAt: StartAt | undefined;
  /** Whether that was asked for, rather than where another stream stood. */
  let isAsked = false;

  const refresh = (): void => store.set({ ...readMedia(video), ...readEngine(engine, video) });
  const wish = createWish({ video, store, refresh });

  const loading = createLoading({
    video,
    store,
    engine,
    wish,
    refresh,
    isAsked: (from) => isAsked && from === startAt,
  });

  function load(next: string, from: StartAt | undefined): Promise<PlayerProblem | null> {
    address = next;
    return loading(next, from);
  }

  async function begin(): Promise<void> {
    hooks.onBegin();
    const problem = await load(address, startAt);
    if (problem) recovery.problem({ ...problem, fatal: true });
  }

  const recovery = createRecovery({
    engine,
    position: () => video.currentTime,
    seek: (time) => void (video.currentTime = time),
    shouldPlay: () => wish.isInForce() && !video.ended && isSeen(video, store) && !isElsewhere(store),
    isSeeking: () => video.seeking,
    isOnline: () => navigator.onLine,
    isLive: () => hooks.expectsLive() || store.get().live,
    hasSpare: () => hooks.hasSpare(),
    address: () => address,
    resolveAddress: () => hooks.resolveAddress(),
    // Of a stream that has shown nothing yet the place is where it was to begin.
    load: (next, from) => load(next, recovery.place() ? from : startAt),
    report: (report) => store.set(report),
  });

  const frames = createFrameClock(video, () => {
    if (!store.get().firstFrame) store.set({ firstFrame: true });
    // What is left of the stream before tells no place in the one that is being loaded.
    if (store.get().phase !== 'loading') recovery.frame(readPlace(video, engine));
  });

  /** A dead stream knows no place; the last frame's is right then. One without a frame yet may not have gone where it was to begin. */
  function currentPlace(): Place | null {
    const shown = recovery.place();
    return shown && engine.snapshot().seekRange.end > 0 ? readPlace(video, engine) : shown;
  }

  const context: RequestContext = {
    video,
    stage,
    engine,
    store,
    play() {
      wish.insist();
      void (store.get().phase === 'idle' ? begin() : wish.start());
    },
    pause() {
      wish.set(false);
      video.pause();
    },
    retry() {
      wish.insist();
      recovery.retryNow();
    },
    stops: () => hooks.stops(),
  };

  function open(next: string, { autoPlay, keepPlace = false, startAt: wanted }: OpenOptions): void {
    const { phase, problem } = store.get();
    // Recovery may have found the new address before the page did.
    if (keepPlace && next === address && phase !== 'idle' && problem === null) return;
    const place = keepPlace ? currentPlace() : null;
    recovery.reset();
    address = next;
    isAsked &&= place === null;
    if (place) startAt = place.atLiveEdge ? undefined : startFor(place);
    if (!keepPlace) {
      isAsked = true;
      startAt = wanted;
    }
    wish.set(autoPlay || (keepPlace && wish.isToPlay()));
    store.set({
      phase: 'idle',
      problem: null,
      recovering: false,
      retryAt: null,
      ...(place ? {} : { firstFrame: false }),
    });
    if (wish.isToPlay() || (keepPlace && phase !== 'idle')) void begin();
  }

  const receipt = gatherReceipt({
    video,
    store,
    engine,
    address: () => address,
    isSeen: () => isSeen(video, store),
    onReceipt: hooks.onReceipt,
  });
  const stopListening = listen(parts, { wish, recovery, frames, refresh });

  return {
    open,
    request: (request) => perform(context, request),
    hold: wish.hold,
    release: wish.release,
    thumbnail: (time) => engine.thumbnail(time),
    receipt: receipt.read,
    destroy() {
      stopListening();
      receipt.stop();
      void engine.destroy();
    },
  };
}
