import type { StreamKind } from '../controls/stream-switch.tsx';
import type { Engine } from '../engine/engine.ts';
import { isSameFile } from '../engine/same-file.ts';
import { createOrigins } from '../engine/time-of-day.ts';
import { gatherReceipt, type Receipt } from '../receipt/gather-receipt.ts';
import { listenToEvents } from './listen.ts';
import { continueFrom, createLoading } from './loading.ts';
import { createLiveStills, drawFrame } from './live-stills.ts';
import { createPlayIntent } from './play-intent.ts';
import type { PlaybackParts } from './playback-parts.ts';
import { readEngine, readMedia } from './read-media.ts';
import { performRequest, type PlayerRequest, type RequestContext } from './requests.ts';
import { createStallWatchdog, isSeen } from './stall-watchdog.ts';

/** How an address is opened. */
export interface OpenOptions {
  /** Play at once, by the browser's autoplay rules; otherwise the first press of play starts the load. */
  autoPlay: boolean;
  /** The start in media seconds, or as a wall-clock time. */
  startAt?: number | Date | undefined;
  /** True to continue at the current second, for the same match in another stream. */
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

export function createPlayback(parts: PlaybackParts): Playback {
  const { video, playerArea, store, engine, hooks } = parts;
  let openedKind: StreamKind | undefined;
  const readOrigins = createOrigins();

  const stills = createLiveStills(() => drawFrame(video));
  /** Whether the stream names thumbnails, but lacked the last requested thumbnail. */
  let isThumbnailMissing = false;

  function refresh(): void {
    const engineState = readEngine(engine, video, (stream) => readOrigins(stream, hooks.times()));
    store.set({
      ...readMedia(video),
      ...engineState,
      hasThumbnails: engineState.hasThumbnails || (engineState.live && stills.hasAny()),
    });
    if (!engineState.hasThumbnails || isThumbnailMissing) stills.update(store.get());
  }
  const playIntent = createPlayIntent({ video, store, refresh });

  const loading = createLoading({
    ...parts,
    playIntent,
    refresh,
    times: () => hooks.times(),
    hasShownFrame: () => recovery.position() !== null,
    hasSpareCamera: () => hooks.hasSpareCamera(),
  });

  const stallWatchdog = createStallWatchdog({
    ...parts,
    playIntent,
    load: loading.load,
    address: () => loading.getRequest().address,
    startAt: () => loading.getRequest().startAt,
  });
  const { recovery } = stallWatchdog;

  async function startPlayback(): Promise<void> {
    hooks.onBegin();
    const { address, startAt } = loading.getRequest();
    const problem = await loading.load(address, startAt);
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
    recovery.reset();
    loading.replaceRequest(
      from
        ? { address, startAt: from.startAt, isViewerRequest: true }
        : continueFrom(loading.getRequest(), address, position),
      isPlaying && !isOtherCamera,
    );
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
    seek(time) {
      video.currentTime = time;
      // During a load, the position belongs to the previous stream.
      const position = store.get().phase === 'loading' ? null : stallWatchdog.position();
      if (position) recovery.onSeek(position);
    },
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
      else if (phase !== 'idle' && !loading.isRequestLoaded()) replaceStream(loading.getRequest().address);
    },
    getMarkerTimes: () => hooks.getMarkerTimes(),
  };

  function open(address: string, { autoPlay, keepPosition = false, startAt, stream }: OpenOptions): void {
    const { phase, problem } = store.get();
    const { address: requestedAddress } = loading.getRequest();
    const isRenewed = address === requestedAddress || (stream === openedKind && isSameFile(address, requestedAddress));
    const isOtherCamera = stream !== openedKind;
    openedKind = stream;
    // Only the signature is new, or recovery already uses this address. The next load uses it.
    if (keepPosition && phase !== 'idle' && problem === null && isRenewed) return loading.setAddress(address);
    if (!keepPosition) return replaceStream(address, { autoPlay, startAt });
    if (autoPlay) playIntent.set(true);
    replaceStream(address, undefined, isOtherCamera);
  }

  const receipt = gatherReceipt({
    video,
    store,
    engine,
    address: () => loading.getRequest().address,
    isSeen: () => isSeen(video, store),
    onReceipt: hooks.onReceipt,
  });
  const stopListening = listenToEvents(parts, { ...stallWatchdog, playIntent, refresh });

  return {
    open,
    request: (request) => performRequest(context, request),
    hold: playIntent.hold,
    release: playIntent.release,
    async thumbnail(time) {
      const { hasThumbnails } = engine.snapshot();
      const tile = hasThumbnails ? await engine.thumbnail(time) : null;
      isThumbnailMissing = hasThumbnails && tile === null;
      return tile ?? stills.find(time, store.get());
    },
    receipt: receipt.read,
    destroy() {
      stopListening();
      receipt.stop();
      void engine.destroy();
    },
  };
}
