import { rememberBandwidth } from '../bandwidth-memory.ts';
import type { EngineEvent, EngineOptions, StartAt, EventTimes } from '../engine.ts';
import type { Screen } from '../screen.ts';
import { connectStream, type ConnectedStream } from './connect-stream.ts';
import { loadFrom } from './load-from.ts';
import { segmentRequest } from './missing-segments.ts';
import { bufferingGoalSeconds, getManifestRetries } from './shaka-settings.ts';
import type { ShakaPlayer } from './shaka-types.ts';

/** The stream of a screen. It may be warm: loaded up to its first frame before the viewer presses play. */
export interface ScreenStream {
  current(): ConnectedStream | null;
  /**
   * Fills the screen up to its first decoded frame and little further.
   * @throws the reason when the stream does not load
   */
  warm(address: string): Promise<unknown>;
  /** Moves a warm live stream's first frame to the edge again. */
  follow(): void;
  /**
   * Continues the warm stream if the address matches and no start is given; otherwise loads.
   * @param isTrial whether each playlist is requested only once
   * @throws the reason when the stream does not load
   */
  load(
    address: string,
    startAt: StartAt | undefined,
    times: EventTimes | undefined,
    isSuperseded: () => boolean,
    isTrial: boolean,
  ): Promise<void>;
  /** The viewer has pressed play: fills the whole buffer, and adapts the quality unless the viewer chose one. */
  release(mayAdapt: () => boolean): void;
  destroy(): Promise<void>;
}

interface WarmStream {
  address: string;
  /** Settles when the engine's player is attached to the screen; never rejects. */
  connecting: Promise<unknown>;
  loaded: Promise<unknown>;
}

/** Seconds to fetch before the viewer presses play: two or three segments. */
const warmSeconds = 4;
/** A warm live stream moves its first frame when it is more than this many seconds behind the edge. */
const maxBehindSeconds = 3;
/** Seconds of buffer that remain after this move: enough to play until the next segment arrives. */
const minAheadSeconds = 1;

/**
 * The quality stays fixed until the first frame, because a change would discard the first segment. It may change after
 * this many milliseconds, because the remembered bandwidth may be too high for the network.
 */
const maxFixedQualityMs = 4000;

/** The width of a panorama is at least this many times its height. */
const panoramaRatio = 2.5;

/** The part of the engine's settings that limits automatic quality by the number of pixels. */
interface SizeLimit {
  restrictToElementSize: boolean;
  restrictions: { maxWidth: number };
}

/**
 * Limits automatic quality to the size of the video element: more pixels cost data, and slow devices drop their frames.
 * A preloaded element has no size yet, and will not be wider than the window. The viewer zooms into a panorama, and the
 * engine swaps the sides of upright video, so these have no limit.
 */
function getSizeLimit(video: HTMLVideoElement, player: ShakaPlayer): SizeLimit {
  if (!video.isConnected)
    return { restrictToElementSize: false, restrictions: { maxWidth: innerWidth * devicePixelRatio } };
  const isScreenShaped = player
    .getVariantTracks()
    .every(({ width, height }) => !width || !height || (width >= height && width < panoramaRatio * height));
  return { restrictToElementSize: isScreenShaped, restrictions: { maxWidth: Infinity } };
}

/** Calls back at the first decoded frame or the first failed segment, or after `maxFixedQualityMs`. */
function onFirstFrame(video: HTMLVideoElement, player: ShakaPlayer, action: () => void): void {
  if (video.readyState >= video.HAVE_CURRENT_DATA) return action();
  const startPlayback = (): void => {
    clearTimeout(timer);
    video.removeEventListener('loadeddata', startPlayback);
    player.removeEventListener('downloadfailed', startOnFailedSegment);
    player.removeEventListener('error', startPlayback);
    action();
  };
  const startOnFailedSegment = (event: Event): void => {
    if (Reflect.get(event, 'requestType') === segmentRequest) startPlayback();
  };
  const timer = setTimeout(startPlayback, maxFixedQualityMs);
  video.addEventListener('loadeddata', startPlayback);
  player.addEventListener('downloadfailed', startOnFailedSegment);
  // For a file that is no segment, the engine fires `error` in place of `downloadfailed`.
  player.addEventListener('error', startPlayback);
}

/** Returns the latest buffered second that leaves a little buffer after it and is not beyond the edge. */
function findNearestToEdge({ buffered }: HTMLVideoElement, edge: number): number {
  return buffered.length === 0 ? 0 : Math.min(edge, buffered.end(buffered.length - 1) - minAheadSeconds);
}

const changeEvents = [
  'loaded',
  'trackschanged',
  'variantchanged',
  'adaptation',
  'textchanged',
  'audiotrackschanged',
  'audiotrackchanged',
  'manifestupdated',
  'texttrackvisibility',
];

/** Forwards the events of the stream on the screen. */
function forwardEvents(stream: ConnectedStream, emit: (event: EngineEvent) => void): void {
  stream.onProblem((problem) => emit({ type: 'problem', problem }));
  stream.onRestart(() => emit({ type: 'restart' }));
  stream.onTracksChange(() => emit({ type: 'change' }));
  for (const type of changeEvents) stream.player.addEventListener(type, () => emit({ type: 'change' }));
}

export function createScreenStream(
  { video, captions }: Screen,
  options: EngineOptions,
  emit: (event: EngineEvent) => void,
): ScreenStream {
  let stream: ConnectedStream | null = null;
  let warmStream: WarmStream | null = null;
  /** Whether the quality is still fixed. */
  let isQualityFixed = false;

  function saveBandwidth(): void {
    if (stream && !warmStream) rememberBandwidth(stream.player.getStats().estimatedBandwidth);
  }
  // A closed tab calls no `destroy`.
  addEventListener('pagehide', saveBandwidth);

  async function releaseStream(): Promise<void> {
    saveBandwidth();
    const oldStream = stream;
    stream = null;
    await oldStream?.player.destroy();
  }

  /**
   * Attaches an engine player for the address. The current player, with its bandwidth estimate, stays if it can play
   * the address.
   */
  async function connect(address: string): Promise<ConnectedStream> {
    if (!stream?.canPlay(address)) {
      await releaseStream();
      const connectedStream = await connectStream(address, options);
      const { player } = connectedStream;
      player.configure({ abr: { enabled: false, ...getSizeLimit(video, player) } });
      isQualityFixed = true;
      stream = connectedStream;
      forwardEvents(connectedStream, (event) => stream === connectedStream && emit(event));
    }
    const newStream = stream;
    newStream.player.setVideoContainer(captions);
    await newStream.player.attach(video);
    return newStream;
  }

  /** Whether the warm stream matches the load. Empties the screen otherwise. */
  async function takeOverWarmStream(warm: WarmStream, address: string, startAt: StartAt | undefined): Promise<boolean> {
    warmStream = null;
    const oldStream = stream;
    if (oldStream && warm.address === address && startAt === undefined) {
      await warm.loaded;
      return true;
    }
    stream = null;
    await oldStream?.player.destroy();
    return false;
  }

  return {
    current: () => stream,
    warm(address) {
      const newStream = connect(address);
      const loaded = newStream.then((connectedStream) => {
        connectedStream.player.configure({ streaming: { bufferingGoal: warmSeconds } });
        return loadFrom(connectedStream, { address, startAt: undefined });
      });
      const connecting = newStream.catch(() => undefined);
      warmStream = { address, connecting, loaded };
      return loaded;
    },
    follow() {
      if (!stream?.player.isLive()) return;
      const edge = stream.player.seekRange().end;
      const nearestSecond = findNearestToEdge(video, edge);
      if (edge - video.currentTime > maxBehindSeconds && nearestSecond > video.currentTime)
        video.currentTime = nearestSecond;
    },
    async load(address, startAt, times, isSuperseded, isTrial) {
      await warmStream?.connecting;
      // Only the newest load continues: two players must not share an element.
      if (isSuperseded()) return;
      const isTakenOver = warmStream && (await takeOverWarmStream(warmStream, address, startAt));
      if (isTakenOver || isSuperseded()) return;
      const newStream = await connect(address);
      newStream.player.configure(getManifestRetries(isTrial));
      if (!isSuperseded()) await loadFrom(newStream, { address, startAt, times, isSuperseded });
    },
    release(mayAdapt) {
      if (!stream || !isQualityFixed) return;
      const releasedStream = stream;
      isQualityFixed = false;
      releasedStream.player.configure({ streaming: { bufferingGoal: bufferingGoalSeconds } });
      onFirstFrame(video, releasedStream.player, () => {
        const { player } = releasedStream;
        if (stream === releasedStream && mayAdapt())
          player.configure({ abr: { enabled: true, ...getSizeLimit(video, player) } });
      });
    },
    async destroy() {
      removeEventListener('pagehide', saveBandwidth);
      await warmStream?.connecting;
      await releaseStream();
    },
  };
}
