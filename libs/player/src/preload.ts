import { createScreen, type Screen } from './engine/screen.ts';
import type { WarmStream } from './engine/shaka/warm-stream.ts';

/**
 * Starts a stream before the click: `<a {...preloadOn(address)}>`. This module is a few hundred bytes; the engine comes
 * by dynamic import with the first preload. Never preload on visibility alone.
 */

const AT_MOST = 2;
/** A stream is thrown away this long after the viewer pointed at it last; milliseconds. */
const LIFETIME = 30_000;
/** Nobody makes up their mind for longer, in milliseconds. */
const PATIENCE = 120_000;
/** How often a live stream is brought back to the edge, in milliseconds. */
const FOLLOW = 1000;

/** A stream that fills a screen before the player is there. */
export interface Preloaded {
  address: string;
  /** null when it could not be loaded: the player will load again and show what is wrong. */
  stream: Promise<WarmStream | null>;
}

interface Waiting extends Preloaded {
  screen: Screen;
  /** Keeps it near a live edge while the viewer still points at it; later on throws it away. */
  timer: ReturnType<typeof setInterval>;
  /** The viewer points at it again. */
  wantedAgain: () => void;
}

const waiting = new Map<string, Waiting>();
const claimed = new WeakMap<HTMLVideoElement, Preloaded>();
/** What each player on the page was opened with. */
const shown = new WeakMap<HTMLVideoElement, string>();

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Data saver and 2g viewers pay for every byte they did not ask for. */
function isMetered(): boolean {
  const connection: NetworkInformation | undefined = Reflect.get(navigator, 'connection') ?? undefined;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

async function start(address: string, screen: Screen): Promise<WarmStream | null> {
  try {
    const { warmStream } = await import('./engine/shaka/warm-stream.ts');
    const stream = await warmStream(address, screen);
    // A press has to begin anew then; where the player has taken the screen, it hears of it itself.
    stream.loaded.catch(() => waiting.get(address)?.screen === screen && drop(address));
    return stream;
  } catch {
    return null;
  }
}

function drop(address: string): void {
  const found = waiting.get(address);
  if (!found) return;
  waiting.delete(address);
  clearInterval(found.timer);
  void found.stream.then((stream) => stream?.player.destroy());
}

/** Follows the edge while the link stays under the pointer or in focus. */
function keep(address: string, stream: Promise<WarmStream | null>): Pick<Waiting, 'timer' | 'wantedAgain'> {
  let link = pointedAt();
  const since = Date.now();
  let seen = since;
  const follow = (): void => void stream.then((warm) => warm?.follow());
  const tick = (): void => {
    if (link?.matches(':hover, :focus')) {
      seen = Date.now();
      follow();
    }
    if (Date.now() - seen > LIFETIME || Date.now() - since > PATIENCE) drop(address);
  };
  return {
    timer: setInterval(tick, FOLLOW),
    wantedAgain() {
      link = pointedAt();
      seen = Date.now();
      follow();
    },
  };
}

const pointedAt = (): Element | null => document.querySelector('a:hover, button:hover, :focus');

/**
 * Loads an address up to its first decoded frame, so that playing it shows a picture at once. At most two streams wait; an
 * older one gives way. Does nothing with data saver on, on 2g, or when the address already waits or plays.
 */
export function preloadStream(address: string): void {
  const known = waiting.get(address);
  if (known) return known.wantedAgain();
  if (isMetered() || isShown(address)) return;
  const [oldest] = waiting.keys();
  if (waiting.size >= AT_MOST && oldest !== undefined) drop(oldest);
  const screen = createScreen();
  const stream = start(address, screen);
  waiting.set(address, { address, screen, stream, ...keep(address, stream) });
}

const isShown = (address: string): boolean =>
  Array.from(document.querySelectorAll('video')).some((video) => shown.get(video) === address);

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

/** The screen that the address already fills, once; else an empty one. */
export function claimScreen(address: string): Screen {
  const found = waiting.get(address);
  const screen = found?.screen ?? createScreen();
  shown.set(screen.video, address);
  if (!found) return screen;
  waiting.delete(address);
  clearInterval(found.timer);
  claimed.set(screen.video, found);
  return screen;
}

/** Hands what fills a claimed screen to the engine, once; null where the screen was empty. */
export function takePreloaded(video: HTMLVideoElement): Preloaded | null {
  const found = claimed.get(video) ?? null;
  claimed.delete(video);
  return found;
}
