import { readMessage, getRoomId, type MessagePayload, type SocketMessage } from '@touchline/contract';

type Listener = (payload: unknown) => void;

interface MessageListeners {
  add<Message extends SocketMessage>(
    message: Message,
    listener: (payload: MessagePayload<Message>) => void,
  ): () => void;
  /**
   * Parses a message and passes it to its listeners. Unfit fields are reported and left out; a message without a usable
   * rest is dropped.
   * @returns whether a listener has received all of it
   */
  deliver(name: string, raw: unknown): boolean;
}

/** Of one message. */
const maxReportedFields = 20;

/**
 * Listeners by message. A message may be any object of the contract's shape.
 * @param isIn whether a room has members: messages of other rooms are late
 */
export function createMessageListeners(
  isIn: (room: 'event' | 'user', id: string) => boolean,
  onMalformed: (message: string, detail: unknown) => void,
): MessageListeners {
  const heard = new Map<SocketMessage, Set<Listener>>();

  function read(message: SocketMessage, raw: unknown): { payload: unknown; whole: boolean } | undefined {
    try {
      const { payload, rejected } = readMessage(message, raw);
      if (rejected.length > 0) onMalformed(message.name, rejected.slice(0, maxReportedFields));
      return { payload, whole: rejected.length === 0 };
    } catch (error) {
      onMalformed(message.name, error);
      return undefined;
    }
  }

  return {
    add(message, listener) {
      const listeners = heard.get(message) ?? new Set();
      // The payload was parsed by this message's own schema.
      const mine: Listener = (payload) => listener(payload as MessagePayload<typeof message>);
      heard.set(message, listeners.add(mine));
      return () => {
        listeners.delete(mine);
        if (listeners.size === 0) heard.delete(message);
      };
    },
    deliver(name, raw) {
      let delivered = false;
      for (const [message, listeners] of heard) {
        const reading = message.name === name && read(message, raw);
        if (!reading) continue;
        if (message.room !== null && !isIn(message.room, getRoomId(message, reading.payload) ?? '')) continue;
        for (const listener of listeners) listener(reading.payload);
        delivered = reading.whole;
      }
      return delivered;
    },
  };
}
