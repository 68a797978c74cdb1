import { findAddress } from './known-addresses.ts';
import type { PageAddress } from './page-writer.ts';
import { RenderBusy, type RenderThreads } from './render-threads.ts';

type Write = RenderThreads['write'];

/** How many pages that do not exist are written of one kind of address: at once, and each second. */
const atOnce = 20;
const perSecond = 4;

/**
 * Lets the writer make only so many pages a second that turn out not to exist. Whoever tries addresses finds a new one each time, and
 * each is a page of its own, that names its path; those who visit would wait for them. Beyond the bound whatever else is not held of
 * that kind of address (a route of the customer, or none) is left to the browser, until there is room again.
 * @param now milliseconds since the epoch
 * @throws RenderBusy beyond the bound, besides what the writer throws
 */
export function boundMissing(write: Write, now: () => number = Date.now): Write {
  const room = new Map<string, { pages: number; at: number }>();
  const roomOf = (kind: string): number => {
    const { pages, at } = room.get(kind) ?? { pages: atOnce, at: now() };
    const left = Math.min(atOnce, pages + ((now() - at) / 1000) * perSecond);
    room.set(kind, { pages: left, at: now() });
    return left;
  };
  return async (address, ...rest) => {
    const [, , renewal] = rest;
    const kind = kindOf(address);
    if (!renewal && roomOf(kind) < 1) throw new RenderBusy();
    const page = await write(address, ...rest);
    if (page.forms.document.status === 404) room.set(kind, { pages: roomOf(kind) - 1, at: now() });
    return page;
  };
}

const kindOf = ({ site, pathname }: PageAddress): string =>
  `${site.id} ${findAddress(site.addresses, pathname)?.address.path ?? 'none'}`;
