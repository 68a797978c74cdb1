import type { EngineOptions } from '../engine/engine.ts';
import { createScreen } from '../engine/screen.ts';
import { dropStream, isShown, waitingStreams, type WaitingStream } from './waiting-streams.ts';

/**
 * Starts a stream before the click: `<a {...preloadOn(address)}>`. This module has a few hundred bytes; the first
 * preload imports the player and its engine. Do not preload on visibility alone.
 */

const maxStreams = 2;
/** A stream is dropped this long after the viewer last pointed at it; milliseconds. */
const lifetimeMs = 30_000;
/** A viewer who points for longer will not press, in milliseconds. */
const hoverTimeoutMs = 120_000;
/** How often a live stream moves to the edge, in milliseconds. */
const edgeIntervalMs = 1000;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Viewers with data saver or on 2g pay for unrequested bytes. */
function isMetered(): boolean {
  const connection: NetworkInformation | undefined = Reflect.get(navigator, 'connection') ?? undefined;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

async function warmEngine(address: string, mine: WaitingStream, options: EngineOptions | undefined): Promise<void> {
  const isMine = (): boolean => waitingStreams.get(address) === mine;
  const problem = await import('../index.ts')
    .then(({ createEngine }) => {
      // A player that mounted before this import has an engine already.
      if (!isMine()) return null;
      mine.engine = createEngine(mine.screen, options);
      return mine.engine.warm(address);
    })
    .catch((reason: unknown) => reason);
  // The next press must then load again. A player that has claimed the engine handles the problem without this code.
  if (problem !== null && isMine()) dropStream(address);
}

/** Follows the edge while the link stays under the pointer or in focus. */
function keepAtLiveEdge(address: string): Pick<WaitingStream, 'timer' | 'wantedAgain'> {
  let link = pointedAt();
  const since = Date.now();
  let seen = since;
  const follow = (): void => waitingStreams.get(address)?.engine?.follow();
  const tick = (): void => {
    if (link?.matches(':hover, :focus')) {
      seen = Date.now();
      follow();
    }
    if (Date.now() - seen > lifetimeMs || Date.now() - since > hoverTimeoutMs) dropStream(address);
  };
  return {
    timer: setInterval(tick, edgeIntervalMs),
    wantedAgain() {
      link = pointedAt();
      // A press on this link finds its first frame decoded. A jump now would delay the picture by another decode.
      if (Date.now() - seen > 2 * edgeIntervalMs) follow();
      seen = Date.now();
    },
  };
}

const pointedAt = (): Element | null => document.querySelector('a:hover, button:hover, :focus');

/**
 * Loads an address up to its first decoded frame, so that a press shows a picture at once. At most two streams wait: a
 * third replaces the oldest. Skips the preload with data saver, on 2g, or when the address already waits or plays.
 * @param options of the engine; they also apply to the player that claims it
 */
export function preloadStream(address: string, options?: EngineOptions): void {
  const known = waitingStreams.get(address);
  if (known) return known.wantedAgain();
  if (isMetered() || isShown(address)) return;
  const [oldest] = waitingStreams.keys();
  if (waitingStreams.size >= maxStreams && oldest !== undefined) dropStream(oldest);
  const mine: WaitingStream = { screen: createScreen(), engine: null, ...keepAtLiveEdge(address) };
  waitingStreams.set(address, mine);
  void warmEngine(address, mine, options);
}

/** Handlers for a link or card: pointer over it, focus on it, finger down. */
export function preloadOn(address: string | null | undefined): {
  onPointerEnter: () => void;
  onPointerDown: () => void;
  onFocus: () => void;
} {
  const begin = (): void => {
    if (address) preloadStream(address);
  };
  return { onPointerEnter: begin, onPointerDown: begin, onFocus: begin };
}
