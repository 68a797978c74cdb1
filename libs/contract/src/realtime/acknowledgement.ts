import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { booleanFlag, text } from '../wire/values.ts';

/** Sends an acknowledgement as JSON, such as `{"ok":true}`. */
export type Acknowledge = (acknowledgement: string) => void;

/** An acknowledgement as parsed JSON. */
export const acknowledgementSchema = z.object({
  /** The server has accepted the message, for example the request to join a room. */
  ok: booleanFlag,
  error: z.nullish(text),
  /** `updated_at` and `changes` are the event's live part, see {@link getLivePart}. */
  updated_at: z.optional(z.unknown()),
  changes: z.optional(z.unknown()),
});
export type Acknowledgement = z.output<typeof acknowledgementSchema>;

/** Reads an acknowledgement; an invalid acknowledgement counts as a refusal. */
export function readAcknowledgement(raw: unknown): Acknowledgement {
  try {
    const parsed = z.safeParse(acknowledgementSchema, typeof raw === 'string' ? JSON.parse(raw) : raw);
    return parsed.success ? parsed.data : { ok: false };
  } catch {
    return { ok: false };
  }
}

/**
 * The live part of an event in the acknowledgement of its room, as an unparsed update-event message (decisions, section
 * 5). Undefined without one.
 */
export function getLivePart({ ok, changes, updated_at }: Partial<Acknowledgement>, eventId: string): unknown {
  if (!ok || typeof changes !== 'object' || changes === null) return undefined;
  return { eventId, changes: { ...changes, ...(updated_at !== undefined && { updated_at }) } };
}
