import type { Acknowledgement, MessagePayload, SocketMessage } from '@touchline/contract';

/** Called when messages about an event may have been missed: load the event once. */
export type OnMissed = () => void;

/**
 * Called when the server refuses the viewer's room, for example for an expired token; messages may have been missed. If
 * the token has changed when the promise settles, the client requests the room again.
 */
export type OnRefused = () => Promise<unknown>;

/**
 * `idle`: no room needs the connection, or the customer has no realtime. `connecting`: the first attempt is pending.
 * `offline`: the connection was lost or the first attempt failed, and the client tries again.
 */
export type RealtimeState = 'idle' | 'connecting' | 'online' | 'offline';

export interface RealtimeStatus {
  state: RealtimeState;
  /** Start of the state, milliseconds since 1970. */
  since: number;
}

/** A report for the operator. Pass it to telemetry. */
export interface RealtimeReport {
  kind: 'malformed_message' | 'join_refused';
  /** The message's name. */
  message: string;
  /** For a malformed message: an error, or the left-out fields, each with path and message. */
  detail: unknown;
}

/**
 * The kind of a room's member: an event's page, which always gets its room, or a card. At most twenty cards get a room.
 */
export type RoomPriority = 'page' | 'card';

/** Rooms that are joined again after every loss. */
export interface Realtime {
  /**
   * Joins an event's room. The page stays in the room until each of its joins has been ended.
   * @returns a function that leaves it
   */
  joinEvent(eventId: string, onMissed: OnMissed, priority?: RoomPriority): () => void;
  /**
   * Joins the signed-in viewer's room. The handshake contains the current token.
   * @returns a function that leaves it
   */
  joinUser(userId: string, onRefused: OnRefused): () => void;
  /**
   * Listens to a message in all joined rooms; joins no room itself. Invalid optional fields are reported and left out;
   * a message with other invalid fields is reported and dropped.
   * @returns a function that removes the listener
   */
  on<Message extends SocketMessage>(message: Message, listener: (payload: MessagePayload<Message>) => void): () => void;
  /**
   * Sends a message to its event's or viewer's room once, and never queues or repeats it. Resolves to the server's
   * answer, or to `{}` if the room is not joined or no answer arrives within 3 s. Never rejects.
   */
  send<Message extends SocketMessage>(
    message: Message,
    payload: MessagePayload<Message>,
  ): Promise<Partial<Acknowledgement>>;
  /** The same object until it changes. */
  status(): RealtimeStatus;
  /** Adds a listener for changes of the status. @returns a function that removes it */
  onStatus(listener: () => void): () => void;
  /** Ends all timers, listeners and the connection. */
  close(): void;
}
