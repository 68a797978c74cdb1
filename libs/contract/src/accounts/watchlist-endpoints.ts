import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { emptyResponse } from '../wire/empty-response.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventEntrySchema } from '../events/event.ts';
import { eventId } from '../wire/id-schemas.ts';
import { paged, pagingSchema } from '../wire/paged.ts';

/** Returns the events and clips of the watchlist, the last added first. */
export const getWatchlist = defineEndpoint({
  method: 'GET',
  path: '/api/user/get_watchlist',
  auth: 'required',
  request: { query: pagingSchema },
  response: paged(eventEntrySchema),
});

const body = z.object({ video_id: eventId });

/** Adds a video, even one that is already in the list; 404 not_found for an unknown video. */
export const addToWatchlist = defineEndpoint({
  method: 'POST',
  path: '/api/user/add_to_watchlist',
  auth: 'required',
  request: { body },
  response: emptyResponse,
});

/** Removes a video; succeeds even if it is not in the list. */
export const removeFromWatchlist = defineEndpoint({
  method: 'POST',
  path: '/api/user/remove_from_watchlist',
  auth: 'required',
  request: { body },
  response: emptyResponse,
});
