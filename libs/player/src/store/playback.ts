import type { Engine } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { createFrameClock } from '../recovery/frame-clock.ts';
import { readPlace, startFor, type Place } from '../recovery/place.ts';
import { createRecovery } from '../recovery/recovery.ts';
import { startPlaying } from './autoplay.ts';
import { listenToMedia, listenToPage } from './listen.ts';
import type { PlayerStore } from './player-store.ts';
import { readEngine, readMedia } from './read-media.ts';
import { perform, type PlayerRequest, type RequestContext } from './requests.ts';

/** What the page can tell playback; read at the moment it is needed, so that a render need not restart anything. */
export interface PlaybackHooks {
  /** The event's current address, or null; asked when the picture stands still. */
  resolveAddress(): Promise<string | null>;
  /** Where the steps from marker to marker stop, in media seconds, ascending. */
  stops(): readonly number[];
  /** Whether the page says that this is a live stream. */
  expectsLive(): boolean;
  onEnded(): void;
}

export interface PlaybackParts {
  video: HTMLVideoElement;
  stage: HTMLElement;
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
  destroy(): void;
}

const TICK = 500;
/** A timer that comes this much too late means that the device slept. */
const SLEPT = 30_000;

/** A viewer who looks at another tab may have taken the picture along. */
const isSeen = (video: HTMLVideoElement): boolean => !document.hidden || document.pictureInPictureElement === video;

export function createPlayback({ video, stage, store, engine, hooks }: PlaybackParts): Playback {
  let address = '';
  let startAt: number | Date | undefined;
  /** The viewer wants it to play; the element forgets during a load. */
  let wanted = false;
  /** Something else on the page keeps it from playing, whatever the viewer wants. */
  let held = false;
  let loading = 0;

  const refresh = (): void => store.set({ ...readMedia(video), ...readEngine(engine, video) });

  /** The viewer's own wish. */
  async function play(): Promise<void> {
    wanted = true;
    held = false;
    return store.get().phase === 'idle' ? begin() : start();
  }

  async function start(): Promise<void> {
    if (held) return;
    const autoplay = await startPlaying(video);
    if (autoplay === 'blocked') wanted = false;
    // What was muted for the browser's sake is so after a reload, too, and the viewer is still offered the sound.
    const stillMuted = video.muted && store.get().autoplay === 'muted';
    store.set({ autoplay: autoplay === 'sound' && stillMuted ? 'muted' : autoplay });
    refresh();
  }

  async function load(next: string, from: number | Date | undefined): Promise<PlayerProblem | null> {
    const mine = ++loading;
    address = next;
    store.set({ phase: 'loading', ended: false });
    const rate = video.playbackRate;
    // A preloaded screen has its first frame and need not wait until the engine has changed hands.
    const isFilled = wanted && !store.get().firstFrame && video.readyState >= video.HAVE_CURRENT_DATA;
    if (isFilled) void start();
    const problem = await engine.load(next, from);
    if (mine !== loading || problem?.kind === 'interrupted') return problem;
    if (!problem) {
      store.set({ phase: 'ready' });
      video.playbackRate = rate;
      // Not awaited: the promise settles with the first data, which may never come; the watchdog has to run meanwhile.
      if (wanted && (!isFilled || video.paused)) void start();
    }
    refresh();
    return problem;
  }

  async function begin(): Promise<void> {
    const problem = await load(address, startAt);
    if (problem) recovery.problem({ ...problem, fatal: true });
  }

  const recovery = createRecovery({
    engine,
    position: () => video.currentTime,
    seek: (time) => {
      video.currentTime = time;
    },
    shouldPlay: () => wanted && !held && !video.ended && isSeen(video),
    isSeeking: () => video.seeking,
    isOnline: () => navigator.onLine,
    isLive: () => hooks.expectsLive() || store.get().live,
    address: () => address,
    resolveAddress: () => hooks.resolveAddress(),
    load,
    report: (report) => store.set(report),
  });

  const frames = createFrameClock(video, () => {
    if (!store.get().firstFrame) store.set({ firstFrame: true });
    recovery.frame(readPlace(video, engine));
  });

  /** A dead stream knows no place; the last frame's is right then. */
  const currentPlace = (): Place | null =>
    engine.snapshot().seekRange.end > 0 ? readPlace(video, engine) : recovery.place();

  let lastTick = Date.now();
  const ticking = setInterval(() => {
    const gap = Date.now() - lastTick;
    lastTick = Date.now();
    if (gap > SLEPT && !document.hidden) recovery.awake(gap);
    frames.poll();
    if (store.get().live) refresh();
    recovery.tick();
  }, TICK);

  const context: RequestContext = {
    video,
    stage,
    engine,
    store,
    play: () => void play(),
    retry: () => {
      wanted = true;
      held = false;
      recovery.retryNow();
    },
    stops: () => hooks.stops(),
  };

  const stopListening = [
    listenToMedia(video, {
      changed: refresh,
      played: () => {
        // A window of the system, or a key of the device, may have been pressed; what plays no more was overtaken.
        if (held && video.paused) return;
        wanted = true;
        held = false;
      },
      paused: () => {
        // The end of a stream pauses, too, and so does a load or who holds it; neither is the viewer's wish.
        if (store.get().phase === 'ready' && !video.ended && !held && video.paused) wanted = false;
      },
      ended: () => {
        wanted = false;
        hooks.onEnded();
      },
    }),
    listenToPage(video, stage, {
      presentation: (presentation) => store.set(presentation),
      online: () => recovery.online(),
      visible: (hiddenFor) => recovery.awake(hiddenFor),
    }),
    engine.subscribe((event) => {
      if (event.type === 'problem') recovery.problem(event.problem);
      if (event.type === 'restart') recovery.encoderRestarted();
      refresh();
    }),
  ];

  return {
    open(next, options) {
      const { phase, problem } = store.get();
      const keepPlace = options.keepPlace === true;
      // Recovery may have found the new address before the page did.
      if (keepPlace && next === address && phase !== 'idle' && problem === null) return;
      const place = keepPlace ? currentPlace() : null;
      const wasWanted = wanted;
      recovery.reset();
      address = next;
      startAt = place ? (place.atLiveEdge ? undefined : startFor(place)) : options.startAt;
      wanted = options.autoPlay || (keepPlace && wasWanted);
      store.set({ phase: 'idle', problem: null, recovering: false, ...(place ? {} : { firstFrame: false }) });
      if (wanted || (keepPlace && phase !== 'idle')) void begin();
    },
    request: (request) => perform(context, request),
    hold() {
      held = true;
      video.pause();
    },
    release() {
      if (!held) return;
      held = false;
      // A load that is under way starts it when it is done.
      if (wanted && store.get().phase === 'ready') void start();
    },
    thumbnail: (time) => engine.thumbnail(time),
    destroy() {
      clearInterval(ticking);
      stopListening.forEach((stop) => stop());
      frames.stop();
      recovery.stop();
      void engine.destroy();
    },
  };
}
