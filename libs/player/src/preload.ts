import type { ConnectedStream } from './engine/connect-stream.ts';

/**
 * Starts a stream before the click: `<a {...preloadOn(address)}>`. This module is a few hundred bytes; the engine comes
 * by dynamic import with the first preload. Never preload on visibility alone.
 */

const AT_MOST = 2;

/** A live preload grows stale: after this many milliseconds it is thrown away. */
const LIFETIME = 60_000;

interface Preloaded {
  stream: Promise<ConnectedStream | null>;
  timer: ReturnType<typeof setTimeout>;
}

const preloads = new Map<string, Preloaded>();

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Data saver and 2g viewers pay for every byte they did not ask for. */
function isMetered(): boolean {
  const connection: NetworkInformation | undefined = Reflect.get(navigator, 'connection') ?? undefined;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

async function start(address: string): Promise<ConnectedStream | null> {
  try {
    const { connectStream } = await import('./engine/connect-stream.ts');
    return await connectStream(address, {}, { preload: true });
  } catch {
    // The click will load again and show what is wrong.
    return null;
  }
}

function drop(address: string): void {
  const found = preloads.get(address);
  if (!found) return;
  preloads.delete(address);
  clearTimeout(found.timer);
  void found.stream.then((stream) => stream?.player.destroy());
}

/**
 * Fetches engine, playlists and first segments of an address, so that playing it shows a frame at once. At most two
 * streams wait; an older one gives way. Does nothing with data saver on, on 2g, or when the address already waits.
 */
export function preloadStream(address: string): void {
  if (preloads.has(address) || isMetered()) return;
  const [oldest] = preloads.keys();
  if (preloads.size >= AT_MOST && oldest !== undefined) drop(oldest);
  preloads.set(address, { stream: start(address), timer: setTimeout(() => drop(address), LIFETIME) });
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

/** Hands a waiting stream to the engine, once; null when the address was not preloaded or the preload failed. */
export async function takePreloaded(address: string): Promise<ConnectedStream | null> {
  const found = preloads.get(address);
  if (!found) return null;
  preloads.delete(address);
  clearTimeout(found.timer);
  return found.stream;
}
