import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListQuery, type EventView, matchClipsQuery, relatedQuery } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';

/** The number of entries in a list (specification, section 9). */
const pageSize = 24;

const isPersonalKind = (kind: EventView['kind']): kind is 'user_clip' | 'user_highlight' =>
  kind === 'user_clip' || kind === 'user_highlight';

/** The entries after an id in its list; all entries if the list does not contain it. */
const getEntriesAfter = (entries: readonly WireEvent[], id: string): WireEvent[] =>
  entries.slice(entries.findIndex((entry) => entry.id === id) + 1).filter((entry) => entry.id !== id);

type NextListName = 'own' | 'highlights' | 'related';

export interface NextVideos {
  entries: readonly WireEvent[];
  /** The errors of failed lists. */
  failedLists: Readonly<Partial<Record<NextListName, unknown>>>;
}

/**
 * The videos that may play after a video, the most closely related first: the viewer's own clips,
 * other highlights of the match, related videos. The viewer may lack access to some of them.
 * @param viewer their id; null for a visitor
 */
export const nextQuery = (api: Api, view: Pick<EventView, 'id' | 'matchId' | 'kind'>, viewer: string | null) =>
  queryOptions({
    queryKey: ['next', view.id, viewer],
    retry: false,
    meta: { personal: true },
    queryFn: async ({ client }): Promise<NextVideos> => {
      const { id, matchId, kind } = view;
      const loadOwnClips = async (): Promise<WireEvent[]> => {
        if (viewer === null || !isPersonalKind(kind)) return [];
        const { entries } = await client.ensureQueryData(matchClipsQuery(api, viewer, matchId, kind));
        const isOwnClip = entries.some((entry) => entry.id === id);
        return isOwnClip ? getEntriesAfter(entries, id) : [];
      };
      const loadHighlights = async (): Promise<WireEvent[]> => {
        // A viewer who has watched the match needs no highlights of it.
        if (kind === 'event') return [];
        const params = { size: pageSize, filters: { event_id: [matchId] } };
        return getEntriesAfter((await client.ensureQueryData(clipListQuery(api, params))).entries, id);
      };
      const loadRelated = async (): Promise<WireEvent[]> =>
        getEntriesAfter((await client.ensureQueryData(relatedQuery(api, id))).entries, id);
      const failedLists: Partial<Record<NextListName, unknown>> = {};
      // If one list fails, the query uses the other lists.
      const reportFailure = (listName: NextListName) => (error: unknown) => {
        failedLists[listName] = error;
        return [];
      };
      const listResults = await Promise.all([
        loadOwnClips().catch(reportFailure('own')),
        loadHighlights().catch(reportFailure('highlights')),
        loadRelated().catch(reportFailure('related')),
      ]);
      return { entries: listResults.flat(), failedLists };
    },
  });
