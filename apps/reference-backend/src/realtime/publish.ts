import type { MessagePayload, SocketMessage } from '@touchline/contract';
import type { EndedSessions } from '../accounts/index.ts';

/** Sends messages to sockets. */
export interface Publish {
  /** Sends a message to its room. */
  send: <Message extends SocketMessage>(message: Message, payload: MessagePayload<Message>) => void;
  /** Closes the sockets of ended sessions. */
  sessionsEnded: (endedSessions: EndedSessions) => void;
}
