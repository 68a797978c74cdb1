import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { contentKeys } from '../cache/content-keys.ts';
import { type EventPage, toEventPage } from '../cache/event-page.ts';
import { personalListOptions } from '../cache/personal-queries.ts';
import type { ListQuery } from '../list/use-event-list.ts';
import { growingListQuery, type Now } from '../queries/growing-list.ts';
import { getListInstant } from '../queries/list-params.ts';

/** The name of the viewer's clips in cache keys. */
export const personalClipsCalls = 'own-clips';

/** Section 9: a page of clips has 10 entries, a page of one match's clips 24. */
const pageSize = 10;
const matchPageSize = 24;

const listParams = { sort: 'added', order: 'desc', next: true, count: false } as const;

/**
 * The clips of a viewer, latest first, page by page.
 * @param viewer the owner; part of the key, so that each viewer has a separate cache entry
 */
export const personalClipsQuery = (api: Api, viewer: string, now: Now): ListQuery => ({
  ...growingListQuery(
    personalClipsCalls,
    { viewer },
    async (page, instant, signal) => {
      const { listUserClips } = await import('./clip-calls.ts');
      const body = { ...listParams, page, size: pageSize };
      return toEventPage(await api.call(listUserClips, { body }, { signal }), instant, pageSize);
    },
    now,
  ),
  ...personalListOptions,
});

/**
 * A viewer's clips of one match, latest first: cut by them, or made for them (specification, section 4, event load). A
 * clip's page searches this list to find out whether the viewer owns the clip.
 */
export const matchClipsQuery = (api: Api, viewer: string, matchId: string, kind: 'user_clip' | 'user_highlight') =>
  queryOptions({
    queryKey: contentKeys.list(personalClipsCalls, { viewer, matchId, kind }),
    retry: false,
    ...personalListOptions,
    queryFn: async ({ signal }): Promise<EventPage> => {
      const { listUserClips, readAllPages } = await import('./clip-calls.ts');
      const body = { ...listParams, size: matchPageSize, filters: { event_id: [matchId], media_type: [kind] } };
      const entries = await readAllPages((page) => api.call(listUserClips, { body: { ...body, page } }, { signal }), {
        size: matchPageSize,
      });
      return toEventPage({ entries, nextExists: false }, getListInstant(Date.now()));
    },
  });
