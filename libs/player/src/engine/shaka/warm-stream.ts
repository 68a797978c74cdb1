import { connectStream, type ConnectedStream } from './connect-stream.ts';
import type { Screen } from '../screen.ts';

/** A stream that fills a screen nobody looks at yet. */
export interface WarmStream extends ConnectedStream {
  /** Settles when the stream is loaded; rejects with what kept it from loading. */
  loaded: Promise<unknown>;
  /** Puts a live stream's first frame near the edge again; for a viewer who is still about to press. */
  follow(): void;
  /** The viewer is there: from now on the stream buffers and changes quality as every other. */
  release(): void;
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

/**
 * Loads an address into a screen that is not in the document, up to its first decoded frame: playing it then takes no round
 * trip. The engine's own preload fetches no segment of a live stream and decodes nothing.
 */
export async function warmStream(address: string, screen: Screen): Promise<WarmStream> {
  const stream = await connectStream(address, {});
  const { player, bufferingGoal } = stream;
  const { video } = screen;
  player.configure({ abr: { enabled: false }, streaming: { bufferingGoal: WARM_GOAL } });
  player.setVideoContainer(screen.captions);
  await player.attach(video);
  const loaded = player.load(address);
  // Told to whoever takes the stream; if nobody does, nobody minds.
  loaded.catch(() => undefined);
  return {
    ...stream,
    loaded,
    follow() {
      if (!player.isLive()) return;
      const edge = player.seekRange().end;
      const nearest = nearestToEdge(video, edge);
      if (edge - video.currentTime > MOST_BEHIND && nearest > video.currentTime) video.currentTime = nearest;
    },
    release() {
      player.configure({ streaming: { bufferingGoal } });
      onFirstFrame(video, () => void player.configure({ abr: { enabled: true } }));
    },
  };
}
