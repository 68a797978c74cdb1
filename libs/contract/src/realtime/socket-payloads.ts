import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { eventId } from '../wire/id-schemas.ts';
import { choice, flag, id, instant, text } from '../wire/values.ts';

export const eventRoomSchema = z.object({
  eventId,
  /** The customer's short name. */
  customer: z.optional(text),
});
export type EventRoom = z.output<typeof eventRoomSchema>;

export const userRoomSchema = z.object({ userId: id });
export type UserRoom = z.output<typeof userRoomSchema>;

/** The stream's address changed; `pano` replaces source.pano only. */
export const eventUrlChangeSchema = z.object({
  eventId,
  url: text,
  streamType: choice(['hd', 'pano'], 'hd'),
});
export type EventUrlChange = z.output<typeof eventUrlChangeSchema>;

export const removeUserDeviceSchema = z.object({ userId: id, deviceId: id, code: z.nullish(text) });
export type RemoveUserDevice = z.output<typeof removeUserDeviceSchema>;

/** A deep part of the event on the wire: arrays replace, null clears. Its fields are checked when it is applied. */
export const eventChangesSchema = z.looseObject({ updated_at: z.nullish(instant) });
export type EventChanges = z.output<typeof eventChangesSchema>;

export const updateEventSchema = z.object({ eventId, changes: eventChangesSchema });
export type UpdateEvent = z.output<typeof updateEventSchema>;

/** An acknowledgement, once its JSON text is parsed. */
export const acknowledgementSchema = z.object({ ok: flag, error: z.optional(text) });
export type Acknowledgement = z.output<typeof acknowledgementSchema>;
