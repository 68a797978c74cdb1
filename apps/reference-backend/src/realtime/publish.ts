import type { MessagePayload, RemoveUserDevice, SocketMessage } from '@touchline/contract';
import type { EndedSessions } from '../accounts/index.ts';

/** Where messages go. */
export interface Publish {
  /** Tells a message in the room that it names. */
  send: <Message extends SocketMessage>(message: Message, payload: MessagePayload<Message>) => void;
  /** Tells the user's room that a device is gone; its sockets leave that room. */
  deviceRemoved: (removal: RemoveUserDevice) => void;
  /** Sessions are over: their sockets are shut. */
  sessionsEnded: (ended: EndedSessions) => void;
}
