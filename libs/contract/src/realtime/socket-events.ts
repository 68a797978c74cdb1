import type { EventRoom, EventUrlChange, RemoveUserDevice, UpdateEvent, UserRoom } from './socket-payloads.ts';

/** The acknowledgement is a JSON text, `{"ok":true}`. */
export type Acknowledge = (answer: string) => void;

/** What the portal sends (section 7, realtime socket). */
export interface ClientToServerEvents {
  'join-event-room': (room: EventRoom, acknowledge?: Acknowledge) => void;
  'leave-event-room': (room: EventRoom, acknowledge?: Acknowledge) => void;
  'join-user-room': (room: UserRoom, acknowledge?: Acknowledge) => void;
  'leave-user-room': (room: UserRoom, acknowledge?: Acknowledge) => void;
  /** Declared, unused. */
  'register-user': (room: UserRoom, acknowledge?: Acknowledge) => void;
  /** Declared, unused. */
  'unregister-user': (room: UserRoom, acknowledge?: Acknowledge) => void;
}

/** What the portal receives. */
export interface ServerToClientEvents {
  'event-url-change': (change: EventUrlChange) => void;
  'remove-user-device': (removal: RemoveUserDevice) => void;
  'update-event': (update: UpdateEvent) => void;
  /** Declared, unused. */
  'comment-on-media': (payload: unknown) => void;
  /** Declared, unused. */
  'comment-on-media-deleted': (payload: unknown) => void;
  /** Declared, unused. */
  'comment-on-media-updated': (payload: unknown) => void;
  /** Declared, unused. */
  'user-purchase-status': (payload: unknown) => void;
}

/** The handshake's auth, when signed in. */
export interface SocketAuth {
  token?: string | undefined;
}

/** The socket's path on its base address. */
export const socketPath = '/ws';
