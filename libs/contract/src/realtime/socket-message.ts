import type * as z from 'zod/mini';
import { PortalError } from '../wire/portal-error.ts';
import { readTolerantly, type Rejected } from '../wire/read-tolerantly.ts';

/** The room of a message, by the payload's `eventId` or `userId`. Null if the specification names no room. */
export type SocketRoom = 'event' | 'user' | null;

/** One message of the socket, for both ends, like an endpoint. */
export interface SocketMessage<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly room: SocketRoom;
  readonly payload: Payload;
}

/** The payload of a message after parsing. */
export type MessagePayload<Message extends SocketMessage> = z.output<Message['payload']>;

type RoomIdField<Room extends SocketRoom> = Room extends string ? Record<`${Room}Id`, string> : unknown;

/**
 * Declares a message, sent or received. An optional field is `nullish`.
 * @example defineMessage({ name: 'event-url-change', room: 'event', payload: z.object({ eventId, url: text }) })
 */
// @__NO_SIDE_EFFECTS__
export function defineMessage<Room extends SocketRoom, Payload extends z.ZodMiniType<RoomIdField<Room>>>(definition: {
  name: string;
  room: Room;
  payload: Payload;
}): SocketMessage<Payload> {
  return definition;
}

/** The id of the room that a message is sent to; undefined without a room. */
export function getRoomId({ room }: SocketMessage, payload: unknown): string | undefined {
  const id: unknown =
    room !== null && typeof payload === 'object' && payload !== null ? Reflect.get(payload, `${room}Id`) : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Limits far above any message: values, and characters of all its texts. */
const limits = { values: 2_000, characters: 100_000, depth: 16 } as const;

function isWithinSizeLimit(value: unknown): boolean {
  let valueCount = 0;
  let characterCount = 0;
  const isWithinLimits = (value: unknown, depth: number): boolean => {
    valueCount += 1;
    if (typeof value === 'string') characterCount += value.length;
    if (valueCount > limits.values || characterCount > limits.characters || depth > limits.depth) return false;
    if (typeof value !== 'object' || value === null) return true;
    return Object.entries(value).every(([name, fieldValue]) => {
      characterCount += name.length;
      return isWithinLimits(fieldValue, depth + 1);
    });
  };
  return isWithinLimits(value, 0);
}

/** The payload of a message, and the fields that were left out of it. */
export interface MessageReading<Payload> {
  payload: Payload;
  /** Normally empty; paths start at the payload's root, e.g. `changes.team1.score`. Report them. */
  rejected: readonly Rejected[];
}

/**
 * Parses a message as tolerantly as a response: an invalid optional field is left out and reported. A null stays,
 * because it deletes a field.
 * @throws PortalError invalid_response for a payload without a usable rest, or a payload larger than any message
 */
export function readMessage<Message extends SocketMessage>(
  message: Message,
  raw: unknown,
): MessageReading<MessagePayload<Message>> {
  const payload: Message['payload'] = message.payload;
  if (!isWithinSizeLimit(raw)) throw new PortalError('invalid_response', { message: `${message.name}: too large` });
  const reading = readTolerantly(payload, raw, [], 'kept');
  if (reading.ok) return { payload: reading.value, rejected: reading.rejected };
  throw new PortalError('invalid_response', { message: message.name, cause: reading.issues });
}
