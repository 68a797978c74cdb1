import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { emptyResponse } from '../wire/empty-response.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventEntrySchema } from '../events/event.ts';
import { eventId } from '../wire/id-schemas.ts';
import { paged, pagingSchema } from '../wire/paged.ts';

/** Events and clips, the last added first. */
export const getWatchlist = defineEndpoint({
  method: 'GET',
  path: '/api/user/get_watchlist',
  auth: 'required',
  request: { query: pagingSchema },
  response: paged(eventEntrySchema),
});

const body = z.object({ video_id: eventId });

/** Missing video: 404 not_found. Adding twice is no fault. */
export const addToWatchlist = defineEndpoint({
  method: 'POST',
  path: '/api/user/add_to_watchlist',
  auth: 'required',
  request: { body },
  response: emptyResponse,
});

/** Removing an absent entry is no fault. */
export const removeFromWatchlist = defineEndpoint({
  method: 'POST',
  path: '/api/user/remove_from_watchlist',
  auth: 'required',
  request: { body },
  response: emptyResponse,
});
