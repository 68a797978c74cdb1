import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { emptyResponse } from '../wire/empty-response.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId } from '../wire/id-schemas.ts';
import { paged, pagingSchema } from '../wire/paged.ts';
import { instant, seconds } from '../wire/values.ts';

export const maxPositionsPerCall = 50;

const length = seconds.check(z.nonnegative());

/** A position in a video. 0 means that the viewer restarted it; the duration means that they watched it to its end. */
export const positionSchema = z.object({
  video_id: eventId,
  /** The position in the video, in seconds. */
  seconds: length,
  /** The length of the whole video, in seconds. */
  duration: length,
  updated_at: instant,
});
export type WirePosition = z.output<typeof positionSchema>;

/**
 * Saves positions in videos. For each video the server stores the position with the latest `updated_at` (decisions,
 * section 5).
 */
export const savePosition = defineEndpoint({
  method: 'POST',
  path: '/api/user/save_position',
  optional: true,
  auth: 'required',
  request: { body: z.object({ entries: z.array(positionSchema).check(z.maxLength(maxPositionsPerCall)) }) },
  response: emptyResponse,
});

/** The viewer's positions, the latest first. */
export const getPositions = defineEndpoint({
  method: 'GET',
  path: '/api/user/get_positions',
  optional: true,
  auth: 'required',
  request: { query: pagingSchema },
  response: paged(positionSchema),
});
