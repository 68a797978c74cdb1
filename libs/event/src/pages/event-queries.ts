import { eventPath, eventQuery } from '@touchline/content';
import { mediaTypes, type MediaType, type WireEvent } from '@touchline/contract';
import { needed, type Needed, type PageElsewhere, type QueryContext } from '@touchline/feature-kit';

/** `?media_type=highlight` says which call knows the id; without it events are asked first, clips when there is none. */
function mediaTypeOf(search: URLSearchParams): MediaType | undefined {
  const wished = search.get('media_type');
  return mediaTypes.find((type) => type === wished);
}

export type OpenEventQuery = ReturnType<typeof eventQuery> & Needed;

/** The event that an address names; without it there is no page. */
export const eventOf = ({ api, param, search }: QueryContext): OpenEventQuery =>
  needed(eventQuery(api, param('eventId'), { mediaType: mediaTypeOf(search) }), 'event');

/**
 * A channel has its page at /channels/{eventId}/, everything else at /events/{eventId}/ (section 2): the other of the two leads there.
 * @param open the page that was opened
 */
export const atItsOwnPage =
  (open: 'event' | 'channel') =>
  (_context: QueryContext, { event }: { event: WireEvent }): PageElsewhere | undefined =>
    (event.status === 'channel') === (open === 'channel') ? undefined : { moved: eventPath(event) };
