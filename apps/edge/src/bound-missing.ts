import { kindOf } from './known-addresses.ts';
import { RenderBusy, type RenderThreads } from './render-threads.ts';

type Write = RenderThreads['write'];

/** How many pages that do not exist are written of one kind of address: at once, and each second. */
const atOnce = 20;
const perSecond = 2;

/**
 * Lets the writer make only so many pages a second that turn out not to exist. Whoever tries addresses finds a new one each time, and
 * each is a page of its own, that names its path; those who visit would wait for them. Beyond the bound whatever else is not held of
 * that kind of address (a route of the customer, or none) is left to the browser, until there is room again.
 * @param now milliseconds since the epoch
 * @throws RenderBusy beyond the bound, besides what the writer throws
 */
export function boundMissing(write: Write, now: () => number = Date.now): Write {
  const rooms = new Map<string, Room>();
  const roomOf = (kind: string): Room => {
    const room = rooms.get(kind) ?? { pages: atOnce, underWay: 0, at: now() };
    room.pages = Math.min(atOnce, room.pages + ((now() - room.at) / 1000) * perSecond);
    room.at = now();
    rooms.set(kind, room);
    return room;
  };
  return async (address, ...rest) => {
    const [, , renewal] = rest;
    const room = roomOf(kindOf(address));
    // Where one was missing a moment ago, those under way may be, too: they would all begin before the first is known to be.
    if (!renewal && room.pages < atOnce && room.pages - room.underWay < 1) throw new RenderBusy();
    room.underWay += 1;
    try {
      const page = await write(address, ...rest);
      if (page.forms.document.status === 404) roomOf(kindOf(address)).pages -= 1;
      return page;
    } finally {
      room.underWay -= 1;
    }
  };
}

interface Room {
  /** How many missing pages may still be written; filled again with time. */
  pages: number;
  underWay: number;
  /** When `pages` was true, in milliseconds since the epoch. */
  at: number;
}
