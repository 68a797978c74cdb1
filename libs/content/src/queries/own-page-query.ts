import { queryOptions } from '@tanstack/react-query';
import { contentKeys } from '../cache/content-keys.ts';
import type { EventPage } from '../cache/event-page.ts';
import { withMissedChanges } from '../cache/missed-changes.ts';
import { ownList } from '../cache/own-list.ts';
import type { Now, ReadPage } from './growing-list.ts';
import { listInstant } from './list-params.ts';

interface OwnPage {
  /** Names it in the cache. */
  name: string;
  /** Whose it is: nobody sees another's. */
  viewer: string;
  /** What distinguishes it from others of that name. */
  of: object;
  now: Now;
}

/** As much of a viewer's own list as a row shows. It follows live updates as other lists do, and goes with its viewer. */
export const ownPageQuery = ({ name, viewer, of, now }: OwnPage, read: ReadPage) =>
  queryOptions({
    queryKey: contentKeys.list(name, { viewer, ...of }),
    retry: false,
    ...ownList,
    // What is live or begun changes while one is elsewhere.
    refetchOnMount: true,
    queryFn: async ({ client, signal }): Promise<EventPage> =>
      withMissedChanges(client, { ...(await read(0, listInstant(now()), signal)), own: true }),
  });

/** One page of several, asked for side by side: each entry once, as the first of them has it. @throws PortalError where one cannot be had */
export const sideBySide =
  (reads: readonly ReadPage[]): ReadPage =>
  async (page, instant, signal) => {
    const pages = await Promise.all(reads.map((read) => read(page, instant, signal)));
    const entries = new Map(pages.flatMap((one) => one.entries).map((entry) => [entry.id, entry]));
    return { entries: [...entries.values()], more: pages.some(({ more }) => more), instant };
  };
