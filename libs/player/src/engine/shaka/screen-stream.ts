import { rememberBandwidth } from '../bandwidth-memory.ts';
import type { EngineEvent, EngineOptions, StartAt } from '../engine.ts';
import type { EventTimes } from '../time-of-day.ts';
import type { Screen } from '../screen.ts';
import { connectStream, type ConnectedStream } from './connect-stream.ts';
import { loadFrom } from './load-from.ts';
import { bufferingGoal } from './shaka-settings.ts';

/** The one stream on a screen: connected, warmed for a viewer who may come, replaced, let go. */
export interface ScreenStream {
  current(): ConnectedStream | null;
  /** Fills the screen up to its first decoded frame and little further. Rejects with what kept it from loading. */
  warm(address: string): Promise<unknown>;
  /** Puts a warm live stream's first frame near the edge again. */
  follow(): void;
  /** Goes on with what fills the screen where it is what was asked for; loads otherwise. Rejects when that fails. */
  load(
    address: string,
    startAt: StartAt | undefined,
    times: EventTimes | undefined,
    superseded: () => boolean,
  ): Promise<void>;
  /** The viewer is there: from now on it buffers and, unless they chose one, changes its quality by itself. */
  release(mayAdapt: () => boolean): void;
  destroy(): Promise<void>;
}

interface Warming {
  address: string;
  /** Settles when the screen has its player; never rejects. */
  begun: Promise<unknown>;
  loaded: Promise<unknown>;
}

/** Seconds that are fetched for a viewer who may never come: two or three segments. */
const WARM_GOAL = 4;
/** A live stream's first frame may be this many seconds behind where it would start now. */
const MOST_BEHIND = 3;
/** What is left in the buffer after following, in seconds: enough to begin with while the next segment comes. */
const LEAST_AHEAD = 1;

/**
 * A better quality found while the first segment is under way would throw that away and begin anew: the choice waits for the
 * first frame. Not for ever: what was remembered of this network may be too much for it today. Milliseconds.
 */
const LONGEST_HOLD = 4000;

/** Calls back at the first decoded frame, or when waiting for it has become pointless. */
function onFirstFrame(video: HTMLVideoElement, act: () => void): void {
  if (video.readyState >= video.HAVE_CURRENT_DATA) return act();
  const go = (): void => {
    clearTimeout(timer);
    video.removeEventListener('loadeddata', go);
    act();
  };
  const timer = setTimeout(go, LONGEST_HOLD);
  video.addEventListener('loadeddata', go);
}

/** The latest second that is both in the buffer, with a little after it, and not beyond the edge. */
function nearestToEdge({ buffered }: HTMLVideoElement, edge: number): number {
  return buffered.length === 0 ? 0 : Math.min(edge, buffered.end(buffered.length - 1) - LEAST_AHEAD);
}

const changes = [
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

/** Reports what a stream goes through, as long as it is the one on the screen. */
function listen(stream: ConnectedStream, emit: (event: EngineEvent) => void): void {
  stream.onProblem((problem) => emit({ type: 'problem', problem }));
  stream.onRestart(() => emit({ type: 'restart' }));
  stream.onOffer(() => emit({ type: 'change' }));
  for (const type of changes) stream.player.addEventListener(type, () => emit({ type: 'change' }));
}

export function createScreenStream(
  { video, captions }: Screen,
  options: EngineOptions,
  emit: (event: EngineEvent) => void,
): ScreenStream {
  let stream: ConnectedStream | null = null;
  let warming: Warming | null = null;
  /** Whether it still keeps the quality it began with. */
  let held = false;

  function remember(): void {
    if (stream && !warming) rememberBandwidth(stream.player.getStats().estimatedBandwidth);
  }
  // A closed tab destroys nothing.
  addEventListener('pagehide', remember);

  async function letGo(): Promise<void> {
    remember();
    const old = stream;
    stream = null;
    await old?.player.destroy();
  }

  /** The running player is kept, with its bandwidth estimate, where it can play the address. */
  async function connect(address: string): Promise<ConnectedStream> {
    if (!stream?.plays(address)) {
      await letGo();
      const next = await connectStream(address, options);
      next.player.configure({ abr: { enabled: false } });
      held = true;
      stream = next;
      listen(next, (event) => stream === next && emit(event));
    }
    const connected = stream;
    connected.player.setVideoContainer(captions);
    await connected.player.attach(video);
    return connected;
  }

  /** Whether what was warmed is what is asked for now; empties the screen otherwise. */
  async function takeOver(warm: Warming, address: string, startAt: StartAt | undefined): Promise<boolean> {
    warming = null;
    const old = stream;
    if (old && warm.address === address && startAt === undefined) {
      await warm.loaded;
      return true;
    }
    stream = null;
    await old?.player.destroy();
    return false;
  }

  return {
    current: () => stream,
    warm(address) {
      const connected = connect(address);
      const loaded = connected.then((warmed) => {
        warmed.player.configure({ streaming: { bufferingGoal: WARM_GOAL } });
        return loadFrom(warmed, { address, startAt: undefined });
      });
      const begun = connected.catch(() => undefined);
      warming = { address, begun, loaded };
      return loaded;
    },
    follow() {
      if (!stream?.player.isLive()) return;
      const edge = stream.player.seekRange().end;
      const nearest = nearestToEdge(video, edge);
      if (edge - video.currentTime > MOST_BEHIND && nearest > video.currentTime) video.currentTime = nearest;
    },
    async load(address, startAt, times, superseded) {
      await warming?.begun;
      // Only the newest load goes on: two players must not hold one element.
      if (superseded()) return;
      const isThere = warming && (await takeOver(warming, address, startAt));
      if (isThere || superseded()) return;
      const connected = await connect(address);
      if (!superseded()) await loadFrom(connected, { address, startAt, times, superseded });
    },
    release(mayAdapt) {
      if (!stream || !held) return;
      const released = stream;
      held = false;
      released.player.configure({ streaming: { bufferingGoal } });
      onFirstFrame(video, () => {
        if (stream === released && mayAdapt()) released.player.configure({ abr: { enabled: true } });
      });
    },
    async destroy() {
      removeEventListener('pagehide', remember);
      await warming?.begun;
      await letGo();
    },
  };
}
