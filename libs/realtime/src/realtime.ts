import type { EventChanges, EventUrlChange, RemoveUserDevice } from '@touchline/contract';

/** What a room of an event tells. */
export interface EventRoomListener {
  /** Something about the event changed; apply with the contract's applyEventChanges, which ignores what is older. */
  onChange(changes: EventChanges): void;
  /** The stream has another address (decisions, section 1: hd unless it says pano). */
  onUrlChange(change: EventUrlChange): void;
  /** Messages may have been missed: load the event once. */
  onResync(): void;
}

export interface UserRoomListener {
  /** A device was taken off the viewer's account; it may be this one. */
  onRemoveDevice(removal: RemoveUserDevice): void;
  /**
   * The room stays shut: the handshake's token is good no more, and whatever was told there has not been heard. Where another token is
   * there when this resolves, the room is asked for again.
   */
  onRefused(): Promise<unknown>;
}

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
  detail: unknown;
}

/** Who asks for a room: the page of that event always gets it; cards share what is left of twenty. */
export type RoomPriority = 'page' | 'card';

/** Rooms that come back after every loss. */
export interface Realtime {
  /** Listens to an event's room; counted by reference. Returns its release. */
  joinEvent(eventId: string, listener: EventRoomListener, priority?: RoomPriority): () => void;
  /** Listens to the signed-in viewer's room. The handshake carries the token of that moment. Returns its release. */
  joinUser(userId: string, listener: UserRoomListener): () => void;
  /** The same object until it changes. */
  status(): RealtimeStatus;
  /** Calls back when the status changes. Returns its end. */
  onStatus(listener: () => void): () => void;
  /** Ends everything: no timer, listener or connection is left. */
  close(): void;
}
