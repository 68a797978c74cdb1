import type { Acknowledgement, MessagePayload, SocketMessage } from '@touchline/contract';

/** Called when messages about an event may have been missed: load it once. */
export type OnMissed = () => void;

/**
 * Called when the viewer's room stays shut: the handshake's token is good no more, and whatever was said there has not been heard. Where
 * another token is there when this resolves, the room is asked for again.
 */
export type OnRefused = () => Promise<unknown>;

/**
 * - `idle`: nobody listens, or there is no realtime
 * - `connecting`: the first connection is on its way
 * - `online`
 * - `offline`: lost, or the first attempt failed; attempts go on for ever
 */
export type RealtimeState = 'idle' | 'connecting' | 'online' | 'offline';

export interface RealtimeStatus {
  state: RealtimeState;
  /** Since when, milliseconds since 1970. */
  since: number;
}

/** Something the operator should know. Hand it to telemetry. */
export interface RealtimeReport {
  kind: 'malformed_message' | 'join_refused';
  /** The message's name. */
  message: string;
  /** Of a malformed message: an error, or the fields that were left out, each with path and message. */
  detail: unknown;
}

/** Who asks for a room: the page of that event always gets it; cards share what is left of twenty. */
export type RoomPriority = 'page' | 'card';

/** Rooms that come back after every loss. */
export interface Realtime {
  /** Is in an event's room; counted by reference. Returns its release. */
  joinEvent(eventId: string, onMissed: OnMissed, priority?: RoomPriority): () => void;
  /** Is in the signed-in viewer's room. The handshake carries the token of that moment. Returns its release. */
  joinUser(userId: string, onRefused: OnRefused): () => void;
  /**
   * Listens to a message of the contract, sent to any room that somebody is in. It has been read by its schema; what of it does
   * not fit is reported and left out, where nothing usable is left all of it. Listening alone joins no room and opens no connection. Returns its end.
   */
  on<Message extends SocketMessage>(message: Message, listener: (payload: MessagePayload<Message>) => void): () => void;
  /**
   * Says something in the viewer's room, once: it is not kept for later, nor said again after a loss. Resolves to the server's answer; to nothing (`{}`)
   * where nobody is in that room, without a connection, and where no answer comes within 3 s. Never fails.
   */
  send<Message extends SocketMessage>(
    message: Message,
    payload: MessagePayload<Message>,
  ): Promise<Partial<Acknowledgement>>;
  /** The same object until it changes. */
  status(): RealtimeStatus;
  /** Calls back when the status changes. Returns its end. */
  onStatus(listener: () => void): () => void;
  /** Ends everything: no timer, listener or connection is left. */
  close(): void;
}
