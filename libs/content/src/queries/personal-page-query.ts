import { queryOptions } from '@tanstack/react-query';
import { contentKeys } from '../cache/content-keys.ts';
import type { EventPage } from '../cache/event-page.ts';
import { mergePage } from '../cache/event-cache.ts';
import { personalListOptions } from '../cache/personal-queries.ts';
import type { Now, FetchPage } from './growing-list.ts';
import { getListInstant } from './list-params.ts';

interface PersonalPageOptions {
  /** The list's name in the cache. */
  name: string;
  /** The viewer's id. It is part of the key, so that each viewer has a separate cache entry. */
  viewer: string;
  /** Parameters that distinguish this query from other queries with the same name. */
  params: object;
  now: Now;
}

/** The first page of a viewer's own list, for a row. Live updates change it, and sign-out removes it. */
export const personalPageQuery = ({ name, viewer, params, now }: PersonalPageOptions, fetchPage: FetchPage) =>
  queryOptions({
    queryKey: contentKeys.list(name, { viewer, ...params }),
    retry: false,
    ...personalListOptions,
    // Events start and end while the viewer is on other pages.
    refetchOnMount: true,
    queryFn: async ({ client, signal }): Promise<EventPage> =>
      mergePage(client, { ...(await fetchPage(0, getListInstant(now()), signal)), own: true }),
  });

/**
 * One page from several lists, which load in parallel; each entry occurs once.
 * @throws PortalError when one of the requests fails
 */
export const createJoinedFetch =
  (fetchPages: readonly FetchPage[]): FetchPage =>
  async (page, instant, signal) => {
    const pages = await Promise.all(fetchPages.map((fetchPage) => fetchPage(page, instant, signal)));
    const entries = new Map(pages.flatMap((listPage) => listPage.entries).map((entry) => [entry.id, entry]));
    return { entries: [...entries.values()], more: pages.some(({ more }) => more), instant };
  };
