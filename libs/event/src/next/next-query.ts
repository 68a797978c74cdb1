import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListQuery, type EventView, matchClipsQuery } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';

/** Section 9: entries of event media. */
const size = 24;

const isOwnKind = (kind: EventView['kind']): kind is 'user_clip' | 'user_highlight' =>
  kind === 'user_clip' || kind === 'user_highlight';

/** What follows an entry in its list; the first one where it is not in there. */
function after(entries: readonly WireEvent[], id: string): WireEvent | undefined {
  const place = entries.findIndex((entry) => entry.id === id);
  return entries.slice(place + 1).find((entry) => entry.id !== id);
}

/**
 * What plays after a clip or highlight: the next one of the viewer's own, where it is one of theirs, and else the next highlight of the match. Null
 * where there is none.
 * @param viewer their id; null for a visitor
 */
export const nextQuery = (api: Api, view: Pick<EventView, 'id' | 'matchId' | 'kind'>, viewer: string | null) =>
  queryOptions({
    queryKey: ['next', view.id, viewer],
    retry: false,
    meta: { personal: true },
    queryFn: async ({ client }): Promise<WireEvent | null> => {
      const { id, matchId, kind } = view;
      if (viewer !== null && isOwnKind(kind)) {
        const { entries } = await client.ensureQueryData(matchClipsQuery(api, viewer, matchId, kind));
        const isTheirs = entries.some((entry) => entry.id === id);
        const own = isTheirs ? after(entries, id) : undefined;
        if (own) return own;
      }
      const params = { size, filters: { event_id: [matchId] } };
      const { entries } = await client.ensureQueryData(clipListQuery(api, params));
      return after(entries, id) ?? null;
    },
  });
