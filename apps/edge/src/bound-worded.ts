import { kindOf } from './known-addresses.ts';
import { RenderBusy, type RenderThreads } from './render-threads.ts';

type Write = RenderThreads['write'];

/** How many pages with words of the query are made anew of one kind of address: at once, and each second. */
const atOnce = 40;
const perSecond = 10;

/**
 * Lets the writer make only so many new pages a second that are drawn by words of the query. Every search and every choice of filters is a page of
 * its own, and one may cost the backend a call for each of its values: whoever tries words would have all the threads, and the backend, to
 * themselves. Beyond the bound what is not held of that kind of address, with words, is left to the browser.
 * @param now milliseconds since the epoch
 * @throws RenderBusy beyond the bound, besides what the writer throws
 */
export function boundWorded(write: Write, now: () => number = Date.now): Write {
  const rooms = new Map<string, Room>();
  const hasRoom = (kind: string): boolean => {
    const at = now();
    const before = rooms.get(kind) ?? { pages: atOnce, at };
    const pages = Math.min(atOnce, before.pages + ((at - before.at) / 1000) * perSecond);
    const isFree = pages >= 1;
    rooms.set(kind, { pages: isFree ? pages - 1 : pages, at });
    return isFree;
  };
  return async (address, ...rest) => {
    const [, , renewal] = rest;
    if (address.search !== '' && !renewal && !hasRoom(kindOf(address))) throw new RenderBusy();
    return write(address, ...rest);
  };
}

interface Room {
  /** How many may still be made; filled again with time. */
  pages: number;
  /** When `pages` was true, in milliseconds since the epoch. */
  at: number;
}
