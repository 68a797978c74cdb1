import type { Engine, EventTimes, StartAt } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import { toStartAt, type PlaybackPosition } from '../recovery/playback-position.ts';
import type { PlayerStore } from './player-store.ts';
import type { PlayIntent } from './play-intent.ts';

/** The stream to play, and its start. */
export interface LoadRequest {
  /** Empty before the first address. */
  address: string;
  startAt: StartAt | undefined;
  /** Whether the page asked for this start. Otherwise the start is the position in the previous stream. */
  isViewerRequest: boolean;
}

/** Continues in another stream at the position of the previous stream. */
export function continueFrom(previous: LoadRequest, address: string, position: PlaybackPosition | null): LoadRequest {
  if (!position) return { ...previous, address };
  return { address, startAt: position.atLiveEdge ? undefined : toStartAt(position), isViewerRequest: false };
}

interface LoadingParts {
  video: HTMLVideoElement;
  store: PlayerStore;
  engine: Engine;
  playIntent: PlayIntent;
  /** Reads the element's state. */
  refresh(): void;
  /** Times that the page knows without the stream. */
  times(): EventTimes;
  /** Whether the current stream has shown a frame. */
  hasShownFrame(): boolean;
  /** Whether the page can show another stream if this one fails. */
  hasSpareCamera(): boolean;
}

/** Loads the requested stream, and returns to the former one if the new one shows no frame. */
export interface Loading {
  getRequest(): LoadRequest;
  /** Changes the address of the next load, for example to one with a new signature. */
  setAddress(address: string): void;
  /** Replaces the request. @param canReturn whether the stream that plays now returns if the new one shows no frame */
  replaceRequest(request: LoadRequest, canReturn: boolean): void;
  /** Whether the requested address is the one that was loaded last. */
  isRequestLoaded(): boolean;
  /**
   * Loads an address, and plays it if the viewer wants it to play. The result of a replaced load is ignored.
   * @returns the problem, or null
   */
  load(address: string, from: StartAt | undefined): Promise<PlayerProblem | null>;
}

/** How often a new address is loaded before the former stream returns. */
const triesOfNewAddress = 2;

export function createLoading({
  video,
  store,
  engine,
  playIntent,
  refresh,
  times,
  hasShownFrame,
  hasSpareCamera,
}: LoadingParts): Loading {
  let request: LoadRequest = { address: '', startAt: undefined, isViewerRequest: false };
  /** The address that plays; `request.address` may be newer. */
  let loadedAddress = '';
  /** The stream that a new address has replaced. */
  let formerStream: { address: string; triesLeft: number } | null = null;
  let latestLoadNumber = 0;

  /** The address to load: the former stream's if the new one has shown no frame in two tries. */
  function chooseAddress(newAddress: string): string {
    if (hasShownFrame()) formerStream = null;
    if (!formerStream) return newAddress;
    formerStream.triesLeft -= 1;
    if (formerStream.triesLeft >= 0) return newAddress;
    const { address } = formerStream;
    formerStream = null;
    store.set({ isFormerStream: true });
    return address;
  }

  /** Moves a start beyond a recording's end to its beginning, because the last frame would reveal the result. */
  function correctStart(from: StartAt | undefined): void {
    const { live, seekRange } = engine.snapshot();
    if (!live && typeof from === 'number' && seekRange.end > 0 && from >= seekRange.end)
      video.currentTime = seekRange.start;
  }

  async function loadStream(address: string, from: StartAt | undefined): Promise<PlayerProblem | null> {
    const loadNumber = ++latestLoadNumber;
    // Whether the page asked for this start, rather than another stream or the watchdog.
    const isViewerStart = (): boolean => request.isViewerRequest && from === request.startAt;
    store.set({ phase: 'loading', ended: false });
    // A preloaded screen has its first frame: it can play before the engine is ready, unless it starts at another
    // position.
    const isFilled = from === undefined && !store.get().firstFrame && video.readyState >= video.HAVE_CURRENT_DATA;
    if (isFilled) void playIntent.start();
    const isTrial = formerStream !== null || hasSpareCamera();
    const problem = await engine.load(address, from, isViewerStart() ? times() : undefined, isTrial);
    if (loadNumber !== latestLoadNumber || problem?.kind === 'interrupted') return problem;
    if (!problem) {
      if (isViewerStart()) correctStart(from);
      // Listeners to the phase read the new stream's qualities.
      refresh();
      store.set({ phase: 'ready' });
      // Not awaited: the promise may never settle, because it needs the first data. The watchdog must run during this
      // time.
      if (!isFilled || video.paused) void playIntent.start();
    }
    refresh();
    return problem;
  }

  return {
    getRequest: () => request,
    setAddress: (address) => void (request = { ...request, address }),
    replaceRequest(newRequest, canReturn) {
      request = newRequest;
      formerStream = canReturn ? { address: loadedAddress, triesLeft: triesOfNewAddress } : null;
    },
    isRequestLoaded: () => loadedAddress === request.address,
    async load(newAddress, from) {
      const address = chooseAddress(newAddress);
      request = { ...request, address };
      loadedAddress = address;
      const problem = await loadStream(address, from);
      if (formerStream && problem?.isFinal) formerStream.triesLeft = 0;
      return problem;
    },
  };
}
