import type { EngineOptions } from '../engine/engine.ts';
import { createScreen } from '../engine/screen.ts';
import { dropStream, isShown, waitingStreams, type WaitingStream } from './waiting-streams.ts';

/**
 * Starts a stream before the click: `<a {...preloadOn(address)}>`. This module has a few hundred bytes; the first
 * preload imports the player and its engine. Do not preload just because a link is visible.
 */

const maxStreams = 2;
/** Milliseconds until a stream is dropped, since the viewer last pointed at its link. */
const lifetimeMs = 30_000;
/** Milliseconds after which a viewer who still points at a link will not press it. */
const hoverTimeoutMs = 120_000;
/** Milliseconds between moves of a live stream to the edge. */
const edgeIntervalMs = 1000;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether an unrequested download may cost the viewer: with data saver or on 2g. */
function isMetered(): boolean {
  const connection: NetworkInformation | undefined = Reflect.get(navigator, 'connection') ?? undefined;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Loads a stream into its own media element, because shaka's preload fetches no segment of a live stream. */
async function warmEngine(
  address: string,
  waitingStream: WaitingStream,
  options: EngineOptions | undefined,
): Promise<void> {
  const isCurrentStream = (): boolean => waitingStreams.get(address) === waitingStream;
  const problem = await import('../index.ts')
    .then(({ createEngine }) => {
      // A player that mounted before this import already has an engine.
      if (!isCurrentStream()) return null;
      waitingStream.engine = createEngine(waitingStream.screen, options);
      return waitingStream.engine.warm(address);
    })
    .catch((reason: unknown) => reason);
  // The next press must load again. A player that has claimed the engine handles the problem itself.
  if (problem !== null && isCurrentStream()) dropStream(address);
}

/** Moves a live stream to its edge while the link is under the pointer or in focus. */
function keepAtLiveEdge(address: string): Pick<WaitingStream, 'timer' | 'keepWarm'> {
  let link = findPointedElement();
  const startMs = Date.now();
  let lastSeenMs = startMs;
  const follow = (): void => waitingStreams.get(address)?.engine?.follow();
  const tick = (): void => {
    if (link?.matches(':hover, :focus')) {
      lastSeenMs = Date.now();
      follow();
    }
    if (Date.now() - lastSeenMs > lifetimeMs || Date.now() - startMs > hoverTimeoutMs) dropStream(address);
  };
  return {
    timer: setInterval(tick, edgeIntervalMs),
    keepWarm() {
      link = findPointedElement();
      // If the viewer presses now, the first frame is already decoded, and a seek would require another decode.
      if (Date.now() - lastSeenMs > 2 * edgeIntervalMs) follow();
      lastSeenMs = Date.now();
    },
  };
}

const findPointedElement = (): Element | null => document.querySelector('a:hover, button:hover, :focus');

/**
 * Loads an address up to its first decoded frame, so that a press shows it at once. At most two streams wait: a third
 * replaces the oldest. Skips addresses that already wait or play, and connections with data saver or 2g.
 * @param options of the engine; they also apply to the player that claims it
 */
export function preloadStream(address: string, options?: EngineOptions): void {
  const waitingStream = waitingStreams.get(address);
  if (waitingStream) return waitingStream.keepWarm();
  if (isMetered() || isShown(address)) return;
  const [oldestAddress] = waitingStreams.keys();
  if (waitingStreams.size >= maxStreams && oldestAddress !== undefined) dropStream(oldestAddress);
  const newStream: WaitingStream = { screen: createScreen(), engine: null, ...keepAtLiveEdge(address) };
  waitingStreams.set(address, newStream);
  void warmEngine(address, newStream, options);
}

/** Returns handlers that preload when the viewer points at a link or card, focuses it or touches it. */
export function preloadOn(address: string | null | undefined): {
  onPointerEnter: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
} {
  const startWarming = (): void => {
    if (address) preloadStream(address);
  };
  return { onPointerEnter: startWarming, onPointerDown: startWarming, onFocus: startWarming };
}
