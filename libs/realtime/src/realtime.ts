import type { Acknowledgement, MessagePayload, SocketMessage } from '@touchline/contract';

/** Called when messages about an event may have been missed: load it once. */
export type OnMissed = () => void;

/**
 * Called when the server refuses the viewer's room: the token has expired, and messages there were missed. The room is
 * requested again if the token has changed when this resolves.
 */
export type OnRefused = () => Promise<unknown>;

/**
 * - `idle`: no room is needed, or there is no realtime - `connecting`: the first attempt is pending - `online` -
 * `offline`: lost, or the first attempt failed; attempts never end
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
  /** Of a malformed message: an error, or the fields that were left out, each with path and message. */
  detail: unknown;
}

/** The kind of a room's user: an event's page always gets its room, and at most twenty cards do. */
export type RoomPriority = 'page' | 'card';

/** Rooms that are joined again after every loss. */
export interface Realtime {
  /**
   * Joins an event's room; counted by reference.
   * @returns a function that leaves it
   */
  joinEvent(eventId: string, onMissed: OnMissed, priority?: RoomPriority): () => void;
  /**
   * Joins the signed-in viewer's room. The handshake contains the current token.
   * @returns a function that leaves it
   */
  joinUser(userId: string, onRefused: OnRefused): () => void;
  /**
   * Listens to a message of the contract in all joined rooms. Its schema has parsed it: unfit fields are reported and
   * left out, and a message without a usable rest is dropped. Listening alone joins no room and opens no connection.
   * @returns ends it
   */
  on<Message extends SocketMessage>(message: Message, listener: (payload: MessagePayload<Message>) => void): () => void;
  /**
   * Sends a message to the viewer's room once: the message is not stored for later, nor repeated after a lost
   * connection. Resolves to the server's answer, or to `{}` outside of that room, without a connection, and after 3 s
   * without an answer. Never fails.
   */
  send<Message extends SocketMessage>(
    message: Message,
    payload: MessagePayload<Message>,
  ): Promise<Partial<Acknowledgement>>;
  /** The same object until it changes. */
  status(): RealtimeStatus;
  /** Called when the status changes. @returns ends it */
  onStatus(listener: () => void): () => void;
  /** Ends all timers, listeners and the connection. */
  close(): void;
}
