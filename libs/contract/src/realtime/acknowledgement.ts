import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { booleanFlag, text } from '../wire/values.ts';

/** Receives an acknowledgement, a JSON text: `{"ok":true}`. */
export type Acknowledge = (acknowledgement: string) => void;

/** An acknowledgement as parsed JSON. */
export const acknowledgementSchema = z.object({
  /** The server has let the socket into the room. */
  ok: booleanFlag,
  error: z.nullish(text),
  /** With `changes`: the live part of the event, see {@link getLivePart}. */
  updated_at: z.optional(z.unknown()),
  changes: z.optional(z.unknown()),
});
export type Acknowledgement = z.output<typeof acknowledgementSchema>;

/** Reads an acknowledgement; an unreadable one counts as refused. */
export function readAcknowledgement(raw: unknown): Acknowledgement {
  try {
    const parsed = z.safeParse(acknowledgementSchema, typeof raw === 'string' ? JSON.parse(raw) : raw);
    return parsed.success ? parsed.data : { ok: false };
  } catch {
    return { ok: false };
  }
}

/**
 * The live part of an event in its room's acknowledgement: an update-event message, not yet parsed (decisions, section
 * 5). Undefined without one.
 */
export function getLivePart({ ok, changes, updated_at }: Partial<Acknowledgement>, eventId: string): unknown {
  if (!ok || typeof changes !== 'object' || changes === null) return undefined;
  return { eventId, changes: { ...changes, ...(updated_at !== undefined && { updated_at }) } };
}
