import type { MessagePayload, RemoveUserDevice, SocketMessage } from '@touchline/contract';

/** Where messages go. */
export interface Publish {
  /** Tells a message in the room that it names. */
  send: <Message extends SocketMessage>(message: Message, payload: MessagePayload<Message>) => void;
  /** Tells the user's room that a device is gone; its sockets leave that room. */
  deviceRemoved: (removal: RemoveUserDevice) => void;
  /** A user's sessions are over, all but one where that is named: their sockets are shut. */
  sessionsEnded: (userId: string, except?: string) => void;
}
