import { eventPath, eventQuery } from '@touchline/content';
import { mediaTypes, type MediaType, type WireEvent } from '@touchline/contract';
import { needed, type Needed, type PageReplacement, type QueryContext } from '@touchline/feature-kit';

/**
 * The media type of the address, such as `?media_type=highlight`, selects the request for the id. Without it, events
 * are requested first, then clips.
 */
function getMediaType(search: URLSearchParams): MediaType | undefined {
  const requestedMediaType = search.get('media_type');
  return mediaTypes.find((type) => type === requestedMediaType);
}

export type OpenEventQuery = ReturnType<typeof eventQuery> & Needed;

/** The event of the address. Without an event the page is missing. */
export const getEvent = ({ api, param, search }: QueryContext): OpenEventQuery =>
  needed(eventQuery(api, param('eventId'), { mediaType: getMediaType(search) }), 'event');

/**
 * Redirects a channel to /channels/{eventId}/ and any other event to /events/{eventId}/ (specification,
 * section 2).
 * @param mediaKind the kind of events that the current page shows
 */
export const redirectToEventPage =
  (mediaKind: 'event' | 'channel') =>
  (_context: QueryContext, { event }: { event: WireEvent }): PageReplacement | undefined =>
    (event.status === 'channel') === (mediaKind === 'channel') ? undefined : { moved: eventPath(event) };
