import type * as z from 'zod/mini';
import { PortalError } from '../wire/portal-error.ts';
import { readTolerantly, type Rejected } from '../wire/read-tolerantly.ts';

/** The kind of a message's room, whose id is the payload's `eventId` or `userId`. Null without a room. */
export type SocketRoom = 'event' | 'user' | null;

/** A message of the socket, for clients and servers, like an endpoint. */
export interface SocketMessage<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly room: SocketRoom;
  readonly payload: Payload;
}

/** The payload of a message after parsing. */
export type MessagePayload<Message extends SocketMessage> = z.output<Message['payload']>;

type RoomIdField<Room extends SocketRoom> = Room extends string ? Record<`${Room}Id`, string> : unknown;

/**
 * Declares a message of either direction. Optional fields must be `nullish`, because null deletes a field.
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

/** The id of a message's room; undefined without a room. */
export function getRoomId({ room }: SocketMessage, payload: unknown): string | undefined {
  const id: unknown =
    room !== null && typeof payload === 'object' && payload !== null ? Reflect.get(payload, `${room}Id`) : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** Limits far above any real message: its values, the characters of all its texts, and its nesting. */
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
  /** Invalid fields, to be reported. Paths start at the payload's root, such as `changes.team1.score`. */
  rejected: readonly Rejected[];
}

/**
 * Parses a message as tolerantly as a response: invalid optional fields are left out. A null stays, because it deletes
 * a field.
 * @throws PortalError invalid_response for other invalid payloads, and for a payload above the limits
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
