import { kindOf } from '../addresses/known-addresses.ts';
import { RenderBusy, type RenderThreads } from './render-threads.ts';

type Write = RenderThreads['write'];

/** How many new pages with words of the query may be made for one kind of address: at once, and each second. */
const atOnce = 40;
const perSecond = 10;

/**
 * Limits new pages with words of the query (searches, filters): each is a separate page and may cost the backend several calls.
 * Beyond the limit, such pages that are not held are left to the browser, so that a flood of words cannot occupy all threads.
 * @param now milliseconds since the epoch
 * @throws RenderBusy beyond the limit, besides the writer's errors
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
  /** How many pages may still be made; filled again with time. */
  pages: number;
  /** Time of `pages`, in milliseconds since the epoch. */
  at: number;
}
