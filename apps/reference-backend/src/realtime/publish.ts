import type { MessagePayload, SocketMessage } from '@touchline/contract';
import type { EndedSessions } from '../accounts/index.ts';

/** Where messages go. */
export interface Publish {
  /** Tells a message in the room that it names. */
  send: <Message extends SocketMessage>(message: Message, payload: MessagePayload<Message>) => void;
  /** Sessions are over: their sockets are shut. */
  sessionsEnded: (ended: EndedSessions) => void;
}
