import { eventQuery, programmeQuery } from '@touchline/content';
import { mediaTypes, type MediaType, PortalError, toPortalError, type WireEvent } from '@touchline/contract';
import type { PageContext } from '@touchline/feature-kit';

/** `?media_type=highlight` says which call knows the id; without it events are asked first, clips when there is none. */
export function mediaTypeOf(search: URLSearchParams): MediaType | undefined {
  const wished = search.get('media_type');
  return mediaTypes.find((type) => type === wished);
}

/** Waits no longer than the page may; a query that goes on fills the cache for whoever comes next. */
async function inTime<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  if (signal.aborted) throw new PortalError('timeout');
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new PortalError('timeout')), { once: true });
    value.then(resolve, reject);
  });
}

/**
 * Loads the event of an event or channel page, and a channel's programme, which may be missing.
 * @throws PortalError `not_found` with the context "event" when there is none (specification, section 4)
 */
export async function loadEvent({ api, queryClient, params, url, signal, now }: PageContext): Promise<WireEvent> {
  const query = eventQuery(api, params['eventId'] ?? '', { mediaType: mediaTypeOf(url.searchParams) });
  const event = await inTime(queryClient.fetchQuery(query), signal).catch((thrown: unknown) => {
    const error = toPortalError(thrown);
    if (error.code !== 'not_found') throw error;
    throw new PortalError('not_found', { status: 404, cause: { context: 'event' } });
  });
  if (event.status === 'channel') {
    const programme = queryClient.prefetchQuery(programmeQuery(api, event, { now: () => now }));
    // A page without its programme is better than no page; prefetching keeps failures to itself.
    await inTime(programme, signal).catch(() => undefined);
  }
  return event;
}
