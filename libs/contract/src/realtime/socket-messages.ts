import type * as z from 'zod/mini';
import { PortalError } from '../wire/portal-error.ts';
import { readTolerantly } from '../wire/read-tolerantly.ts';
import { acknowledgementSchema, type Acknowledgement } from './socket-payloads.ts';

/**
 * Reads what a socket message carried.
 * @throws PortalError invalid_response for a payload that does not fit
 */
export function readSocketPayload<Payload>(schema: z.ZodMiniType<Payload>, raw: unknown): Payload {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw new PortalError('invalid_response', { message: 'socket message', cause: result.error });
}

/** Reads an acknowledgement; one that cannot be read counts as refused. */
export function readAcknowledgement(raw: unknown): Acknowledgement {
  try {
    const reading = readTolerantly(acknowledgementSchema, typeof raw === 'string' ? JSON.parse(raw) : raw);
    return reading.ok ? reading.value : { ok: false };
  } catch {
    return { ok: false };
  }
}
