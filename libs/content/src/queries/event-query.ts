import { queryOptions, type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { toPortalError, type MediaType, type WireEvent } from '@touchline/contract';
import { contentKeys } from '../cache/content-keys.ts';
import { mergeEvent } from '../cache/event-cache.ts';
import { findCachedEvent } from '../cache/event-copies.ts';
import { refetchIfInvalidated } from '../cache/personal-queries.ts';

export interface EventQueryOptions {
  /** The kind of the id: the backend's own (default), or the operator's reference. */
  idType?: 'id' | 'reference_id' | undefined;
  /** Without a media type, events are requested first, then clips if no event has the id. */
  mediaType?: MediaType | undefined;
}

/** The kinds that clip/get_by_id returns (specification, section 7, "Events and clips"). */
const clipKinds: ReadonlySet<MediaType> = new Set(['clip', 'highlight', 'user_clip', 'user_highlight']);

async function fetchEvent(
  api: Api,
  id: string,
  { idType, mediaType }: EventQueryOptions,
  signal: AbortSignal,
): Promise<WireEvent> {
  const { getClip, getEvent } = await import('./calls.ts');
  const input = { params: { id }, query: { idType, media_type: mediaType } };
  if (mediaType !== undefined) return api.call(clipKinds.has(mediaType) ? getClip : getEvent, input, { signal });
  try {
    return await api.call(getEvent, input, { signal });
  } catch (error) {
    if (!toPortalError(error).isMissing) throw error;
    return api.call(getClip, input, { signal });
  }
}

const findCachedKind = (client: QueryClient, id: string): MediaType | undefined =>
  findCachedEvent(client, id)?.media_type;

/**
 * The whole event: a match, channel, highlight or clip. If the cache has a copy, its kind selects the endpoint.
 * @throws PortalError `not_found` for an unknown id (specification, section 8, context event)
 */
export function eventQuery(api: Api, id: string, options: EventQueryOptions = {}) {
  const { idType = 'id' } = options;
  return queryOptions({
    queryKey: contentKeys.event(id, idType),
    retry: false,
    // Addresses, and whether the event may be watched, depend on the viewer.
    meta: { personal: true },
    ...refetchIfInvalidated,
    queryFn: async ({ client, signal }): Promise<WireEvent> => {
      const mediaType = options.mediaType ?? (idType === 'id' ? findCachedKind(client, id) : undefined);
      return mergeEvent(client, await fetchEvent(api, id, { idType, mediaType }, signal));
    },
  });
}

/** The number of stream addresses that the backend has sent since the event's page opened, repetitions included. */
export function useStreamRenewals(eventId: string): number {
  return useQuery<number>({ queryKey: contentKeys.renewals(eventId), queryFn: skipToken }).data ?? 0;
}
