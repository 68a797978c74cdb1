import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { eventId } from '../wire/id-schemas.ts';
import { createStrictChoice, text } from '../wire/values.ts';
import { eventChangesSchema } from './event-changes.ts';
import { defineMessage, type MessagePayload } from './socket-message.ts';

const eventRoom = z.object({
  eventId,
  /** The customer's short name. */
  customer: z.optional(text),
});

/** The client joins an event's room. The acknowledgement may contain the event's live part ({@link getLivePart}). */
export const joinEventRoom = defineMessage({ name: 'join-event-room', room: 'event', payload: eventRoom });
/** The client leaves an event's room. */
export const leaveEventRoom = defineMessage({ name: 'leave-event-room', room: 'event', payload: eventRoom });

/** The server reports that the event has changed. */
export const updateEvent = defineMessage({
  name: 'update-event',
  room: 'event',
  payload: z.object({ eventId, changes: eventChangesSchema }),
});
export type UpdateEvent = MessagePayload<typeof updateEvent>;

const streamTypes = createStrictChoice(['hd', 'pano']);

/** `hd` if absent; undefined for an unknown type. */
const streamType = z.transform((raw: unknown) => z.safeParse(streamTypes, raw ?? 'hd').data);

/**
 * The server reports a new address of a stream, by default of `source.hd`. A message with an unknown type is invalid.
 */
export const eventUrlChange = defineMessage({
  name: 'event-url-change',
  room: 'event',
  payload: z
    .object({ eventId, url: text, streamType })
    .check(z.refine((change) => change.streamType !== undefined, 'an unknown streamType')),
});
export type EventUrlChange = MessagePayload<typeof eventUrlChange>;

/** The specification names these messages without a payload, and the portal does not use them. */
export const commentOnMedia = defineMessage({ name: 'comment-on-media', room: null, payload: z.unknown() });
export const commentOnMediaDeleted = defineMessage({
  name: 'comment-on-media-deleted',
  room: null,
  payload: z.unknown(),
});
export const commentOnMediaUpdated = defineMessage({
  name: 'comment-on-media-updated',
  room: null,
  payload: z.unknown(),
});
