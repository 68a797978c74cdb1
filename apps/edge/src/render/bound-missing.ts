import { kindOf } from '../addresses/known-addresses.ts';
import { RenderBusy, type RenderThreads } from './render-threads.ts';

type Write = RenderThreads['write'];

/** How many missing pages of one kind of address may be written: at once, and each second. */
const atOnce = 20;
const perSecond = 2;

/**
 * Limits how many missing pages a second the writer makes: each unknown address is a page to render, and visitors' pages would wait.
 * Beyond the limit, pages of that kind of address that are not held are left to the browser.
 * @param now milliseconds since the epoch
 * @throws RenderBusy beyond the limit, besides the writer's errors
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
    // After a missing page the pending ones may be missing too: all would start before the first result is known.
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
  /** Time of `pages`, in milliseconds since the epoch. */
  at: number;
}
