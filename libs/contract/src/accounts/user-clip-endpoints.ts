import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { emptyResponse } from '../wire/empty-response.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventEntrySchema, eventSchema } from '../events/event.ts';
import { unsaidId } from '../wire/unsaid-id.ts';
import { eventId } from '../wire/id-schemas.ts';
import { clipListBodySchema } from '../events/list-filters.ts';
import { paged } from '../wire/paged.ts';
import { seconds, text } from '../wire/values.ts';

/** The part of its match that a viewer's clip shows, in seconds. */
const spanFields = { start_time: z.optional(seconds), end_time: z.optional(seconds) };
export const userClipSchema = z.extend(eventSchema, spanFields);
export type UserClip = z.output<typeof userClipSchema>;

/** The viewer's own clips. */
export const listUserClips = defineEndpoint({
  method: 'POST',
  path: '/api/clip/user_list',
  auth: 'required',
  safe: true,
  request: { body: clipListBodySchema },
  response: paged(z.extend(eventEntrySchema, spanFields)),
});

/** A new clip: a title, and a part of a match in seconds. */
export const newClipSchema = z.object({ title: text, event_id: eventId, start_time: seconds, end_time: seconds });
export type NewClip = z.output<typeof newClipSchema>;

/**
 * Creates a clip of a live or recorded match. Errors: title_required, invalid_range, clip_limit_exceeded,
 * clip_seconds_exceeded.
 */
export const createClip = defineEndpoint({
  method: 'POST',
  path: '/api/clip/create',
  auth: 'required',
  request: { body: z.object({ clip: newClipSchema }) },
  response: userClipSchema,
  fromRequest: ({ body }) => ({ ...body.clip, id: unsaidId, media_type: 'user_clip', status: 'vod' }),
});

const params = z.object({ id: eventId });

/** Renames a clip of the viewer. Errors: title_required; 404 not_found for another viewer's clip. */
export const updateClip = defineEndpoint({
  method: 'POST',
  path: '/api/clip/update/:id',
  auth: 'required',
  request: { params, body: z.object({ title: text }) },
  response: userClipSchema,
  fromRequest: ({ params: { id }, body }) => ({ id, title: body.title, media_type: 'user_clip', status: 'vod' }),
});

/** Deletes a clip of the viewer; 404 not_found for another viewer's clip. */
export const deleteClip = defineEndpoint({
  method: 'POST',
  path: '/api/clip/delete/:id',
  auth: 'required',
  request: { params },
  response: emptyResponse,
});
