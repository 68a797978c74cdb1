import { eventQuery } from '@touchline/content';
import { mediaTypes, type MediaType } from '@touchline/contract';
import { needed, type Needed, type QueryContext } from '@touchline/feature-kit';

/** `?media_type=highlight` says which call knows the id; without it events are asked first, clips when there is none. */
function mediaTypeOf(search: URLSearchParams): MediaType | undefined {
  const wished = search.get('media_type');
  return mediaTypes.find((type) => type === wished);
}

export type OpenEventQuery = ReturnType<typeof eventQuery> & Needed;

/** The event that an address names; without it there is no page. */
export const eventOf = ({ api, param, search }: QueryContext): OpenEventQuery =>
  needed(eventQuery(api, param('eventId'), { mediaType: mediaTypeOf(search) }), 'event');
