import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { mediaTypes } from './event-values.ts';
import { eventEntrySchema, eventSchema } from './event.ts';
import { eventId } from '../wire/id-schemas.ts';
import { clipListBodySchema, eventListBodySchema } from './list-filters.ts';
import { paged } from '../wire/paged.ts';
import { count, createStrictChoice, text } from '../wire/values.ts';

const params = z.object({ id: eventId });

/**
 * Events and channels, and clips if `media_type` requests them. The default order is live, upcoming (soonest first),
 * channels, archived (latest first).
 */
export const listEvents = defineEndpoint({
  method: 'POST',
  path: '/api/event/list',
  auth: 'optional',
  safe: true,
  request: { body: eventListBodySchema },
  response: paged(eventEntrySchema),
});

/** Highlights and clips. */
export const listClips = defineEndpoint({
  method: 'POST',
  path: '/api/clip/list',
  auth: 'optional',
  safe: true,
  request: { body: clipListBodySchema },
  response: paged(eventEntrySchema),
});

const byIdQuery = z.object({
  /** The kind of the path's id; default: `id`. */
  idType: z.optional(createStrictChoice(['id', 'reference_id'])),
  media_type: z.optional(createStrictChoice(mediaTypes)),
});

/** One event or channel; 404 not_found for an unknown id. */
export const getEvent = defineEndpoint({
  method: 'GET',
  path: '/api/event/get_by_id/id/:id',
  auth: 'optional',
  request: { params, query: byIdQuery },
  response: eventSchema,
});

/** One clip, highlight, user_clip or user_highlight; 404 not_found for an unknown id. */
export const getClip = defineEndpoint({
  method: 'GET',
  path: '/api/clip/get_by_id/id/:id',
  auth: 'optional',
  request: { params, query: byIdQuery },
  response: eventSchema,
});

/** Events and clips of the same league, at most 24. */
export const getRelatedVideos = defineEndpoint({
  method: 'GET',
  path: '/api/vod/get_related_videos',
  auth: 'optional',
  request: { query: z.object({ id: eventId }) },
  response: paged(eventEntrySchema),
});

export const sportCountSchema = z.object({ sport_type: text, count });
export type SportCount = z.output<typeof sportCountSchema>;

/** The number of live events, by sport. */
export const getGroupedSportCount = defineEndpoint({
  method: 'GET',
  path: '/api/event/grouped_sport_count',
  auth: 'optional',
  request: {},
  response: z.array(sportCountSchema),
});
