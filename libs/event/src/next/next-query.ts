import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { clipListQuery, type EventView, matchClipsQuery, relatedQuery } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';

/** Section 9: entries of event media. */
const size = 24;

const isOwnKind = (kind: EventView['kind']): kind is 'user_clip' | 'user_highlight' =>
  kind === 'user_clip' || kind === 'user_highlight';

/** What follows an entry in its list; all others where it is not in there. */
const after = (entries: readonly WireEvent[], id: string): WireEvent[] =>
  entries.slice(entries.findIndex((entry) => entry.id === id) + 1).filter((entry) => entry.id !== id);

type Part = 'own' | 'highlights' | 'related';

export interface WhatFollows {
  entries: readonly WireEvent[];
  /** The failures of lists. */
  failed: Readonly<Partial<Record<Part, unknown>>>;
}

/**
 * What may play after a video, what belongs to it most closely first: after one of the viewer's own the next of theirs, then the other highlights of
 * the match, then what is related. Some of it may not be theirs to watch.
 * @param viewer their id; null for a visitor
 */
export const nextQuery = (api: Api, view: Pick<EventView, 'id' | 'matchId' | 'kind'>, viewer: string | null) =>
  queryOptions({
    queryKey: ['next', view.id, viewer],
    retry: false,
    meta: { personal: true },
    queryFn: async ({ client }): Promise<WhatFollows> => {
      const { id, matchId, kind } = view;
      const own = async (): Promise<WireEvent[]> => {
        if (viewer === null || !isOwnKind(kind)) return [];
        const { entries } = await client.ensureQueryData(matchClipsQuery(api, viewer, matchId, kind));
        const isTheirs = entries.some((entry) => entry.id === id);
        return isTheirs ? after(entries, id) : [];
      };
      const highlights = async (): Promise<WireEvent[]> => {
        // Who has seen the match needs no summary of it.
        if (kind === 'event') return [];
        const params = { size, filters: { event_id: [matchId] } };
        return after((await client.ensureQueryData(clipListQuery(api, params))).entries, id);
      };
      const related = async (): Promise<WireEvent[]> =>
        after((await client.ensureQueryData(relatedQuery(api, id))).entries, id);
      const failed: Partial<Record<Part, unknown>> = {};
      // One that does not come leaves the others.
      const unless = (part: Part) => (error: unknown) => {
        failed[part] = error;
        return [];
      };
      const found = await Promise.all([
        own().catch(unless('own')),
        highlights().catch(unless('highlights')),
        related().catch(unless('related')),
      ]);
      return { entries: found.flat(), failed };
    },
  });
