import type { StreamKind } from '../controls/stream-switch.tsx';
import type { Engine, StartAt } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { isSameFile } from '../engine/same-file.ts';
import { gatherReceipt, type Receipt } from '../receipt/gather-receipt.ts';
import { catchUpToLiveEdge } from './catch-up-to-live-edge.ts';
import { listenToMedia, listenToPage } from './listen.ts';
import { createLoading } from './loading.ts';
import { continueFrom, type LoadRequest } from './load-request.ts';
import { readEngine, readMedia } from './read-media.ts';
import { performRequest, type PlayerRequest, type RequestContext } from './requests.ts';
import { startTicking } from './ticking.ts';
import { createOrigins } from '../engine/time-of-day.ts';
import { createStallWatchdog, playsOnOtherScreen, isSeen, type StallWatchdog } from './stall-watchdog.ts';
import { createPlayIntent, type PlayIntent } from './play-intent.ts';
import type { PlaybackParts } from './playback-parts.ts';

/** How an address is opened. */
export interface OpenOptions {
  /** Play at once, by the browser's autoplay rules; otherwise the first press of play starts the load. */
  autoPlay: boolean;
  /** The start in media seconds, or as a wall-clock time. */
  startAt?: number | Date | undefined;
  /** Continue at the current second: the same match in another stream. */
  keepPosition?: boolean | undefined;
  /** The stream's kind, because the addresses of a match's streams may differ only in the query. */
  stream?: StreamKind | undefined;
}

/** Connects media element, engine, recovery and store. */
export interface Playback {
  open(address: string, options: OpenOptions): void;
  request(request: PlayerRequest): void;
  /** Pauses, and does not start, until `release` or until the viewer presses play. */
  hold(): void;
  /** Plays again, unless the viewer has paused in the meantime. */
  release(): void;
  thumbnail: Engine['thumbnail'];
  /** The playback report until now; null before the first load. */
  receipt: Receipt['read'];
  destroy(): void;
}

interface Listeners extends Pick<StallWatchdog, 'recovery' | 'frames'> {
  playIntent: PlayIntent;
  refresh: () => void;
}

/** How often a new address is loaded before the former stream returns. */
const triesOfNewAddress = 2;

/** Listens to clock, element, page and engine. @returns a function that stops it */
function listenToEvents(
  { video, playerArea, store, engine, hooks }: PlaybackParts,
  { playIntent, recovery, frames, refresh }: Listeners,
): () => void {
  const stopCallbacks = [
    startTicking({
      onWakeUp: recovery.onAwake,
      onTick() {
        frames.pollFrames();
        if (!playsOnOtherScreen(store)) catchUpToLiveEdge(video, engine.snapshot());
        if (store.get().live) refresh();
        recovery.onTick();
      },
    }),
    listenToMedia(video, {
      onChange: refresh,
      onPlay: playIntent.onPlay,
      onPause: playIntent.onPause,
      onEnd() {
        playIntent.set(false);
        hooks.onEnded();
      },
    }),
    listenToPage(video, playerArea, {
      onPresentationChange: (presentation) => store.set(presentation),
      onOnline: recovery.onOnline,
      onVisible: recovery.onAwake,
    }),
    engine.subscribe((event) => {
      if (event.type === 'problem') recovery.onProblem(event.problem);
      if (event.type === 'restart') recovery.onEncoderRestart();
      refresh();
    }),
    frames.stop,
    recovery.stop,
  ];
  return () => stopCallbacks.forEach((stop) => stop());
}

export function createPlayback(parts: PlaybackParts): Playback {
  const { video, playerArea, store, engine, hooks } = parts;
  let currentRequest: LoadRequest = { address: '', startAt: undefined, isViewerRequest: false };
  let openedKind: StreamKind | undefined;
  /** The address that plays; `currentRequest.address` may be newer. */
  let loadedAddress = '';
  const readOrigins = createOrigins();

  function refresh(): void {
    store.set({ ...readMedia(video), ...readEngine(engine, video, (stream) => readOrigins(stream, hooks.times())) });
  }
  const playIntent = createPlayIntent({ video, store, updateIntent: refresh });

  const loading = createLoading({
    video,
    store,
    engine,
    playIntent,
    refresh,
    times: () => hooks.times(),
    isRequestedByViewer: (from) => currentRequest.isViewerRequest && from === currentRequest.startAt,
    isTrial: () => formerStream !== null || hooks.hasSpareCamera(),
  });

  /** The stream that a new address has replaced. */
  let formerStream: { address: string; triesLeft: number } | null = null;

  /** The address to load: the former stream's if the new one has shown no frame in two tries. */
  function chooseAddress(newAddress: string): string {
    if (recovery.position()) formerStream = null;
    if (!formerStream) return newAddress;
    formerStream.triesLeft -= 1;
    if (formerStream.triesLeft >= 0) return newAddress;
    const { address } = formerStream;
    formerStream = null;
    store.set({ isFormerStream: true });
    return address;
  }

  async function load(newAddress: string, from: StartAt | undefined): Promise<PlayerProblem | null> {
    const address = chooseAddress(newAddress);
    currentRequest = { ...currentRequest, address };
    loadedAddress = address;
    const problem = await loading(address, from);
    if (formerStream && problem?.isFinal) formerStream.triesLeft = 0;
    return problem;
  }

  const stallWatchdog = createStallWatchdog({
    ...parts,
    playIntent,
    load,
    address: () => currentRequest.address,
    startAt: () => currentRequest.startAt,
  });
  const { recovery } = stallWatchdog;

  async function startPlayback(): Promise<void> {
    hooks.onBegin();
    const problem = await load(currentRequest.address, currentRequest.startAt);
    if (problem) recovery.onProblem({ ...problem, fatal: true });
  }

  function retry(): void {
    playIntent.enforceIntent();
    recovery.retryNow();
  }

  /**
   * Replaces the stream by another address.
   * @param from the start; without it, the new stream continues at the viewer's position
   * @param isOtherCamera whether the address is another camera. If it fails, the page itself returns to the first one.
   */
  function replaceStream(
    address: string,
    from?: Pick<OpenOptions, 'autoPlay' | 'startAt'>,
    isOtherCamera = false,
  ): void {
    const { phase, problem, recovering, ended } = store.get();
    const position = from ? null : stallWatchdog.position();
    const isPlaying = position !== null && !problem && !recovering && !ended;
    formerStream = isPlaying && !isOtherCamera ? { address: loadedAddress, triesLeft: triesOfNewAddress } : null;
    recovery.reset();
    currentRequest = from
      ? { address, startAt: from.startAt, isViewerRequest: true }
      : continueFrom(currentRequest, address, position);
    playIntent.set(from ? from.autoPlay : playIntent.shouldPlay());
    store.set({
      phase: 'idle',
      problem: null,
      recovering: false,
      retryAt: null,
      isFormerStream: false,
      ...(position ? {} : { firstFrame: false }),
    });
    if (playIntent.shouldPlay() || (!from && phase !== 'idle')) void startPlayback();
  }

  const context: RequestContext = {
    video,
    playerArea,
    engine,
    store,
    play() {
      playIntent.enforceIntent();
      void (store.get().phase === 'idle' ? startPlayback() : playIntent.start());
    },
    pause() {
      playIntent.set(false);
      video.pause();
    },
    retry,
    renew() {
      const { phase, problem } = store.get();
      if (problem) retry();
      else if (phase !== 'idle' && loadedAddress !== currentRequest.address) replaceStream(currentRequest.address);
    },
    getMarkerTimes: () => hooks.getMarkerTimes(),
  };

  function open(address: string, { autoPlay, keepPosition = false, startAt, stream }: OpenOptions): void {
    const { phase, problem } = store.get();
    const isRenewed =
      address === currentRequest.address || (stream === openedKind && isSameFile(address, currentRequest.address));
    const isOtherCamera = stream !== openedKind;
    openedKind = stream;
    // Only the signature is new, or recovery already uses this address. The next load uses it.
    if (keepPosition && phase !== 'idle' && problem === null && isRenewed) {
      currentRequest = { ...currentRequest, address };
      return;
    }
    if (!keepPosition) return replaceStream(address, { autoPlay, startAt });
    if (autoPlay) playIntent.set(true);
    replaceStream(address, undefined, isOtherCamera);
  }

  const receipt = gatherReceipt({
    video,
    store,
    engine,
    address: () => currentRequest.address,
    isSeen: () => isSeen(video, store),
    onReceipt: hooks.onReceipt,
  });
  const stopListening = listenToEvents(parts, { ...stallWatchdog, playIntent, refresh });

  return {
    open,
    request: (request) => performRequest(context, request),
    hold: playIntent.hold,
    release: playIntent.release,
    thumbnail: (time) => engine.thumbnail(time),
    receipt: receipt.read,
    destroy() {
      stopListening();
      receipt.stop();
      void engine.destroy();
    },
  };
}
