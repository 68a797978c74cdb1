import { readMessage, roomIdOf, type MessagePayload, type SocketMessage } from '@touchline/contract';

type Listener = (payload: unknown) => void;

interface MessageListeners {
  add<Message extends SocketMessage>(
    message: Message,
    listener: (payload: MessagePayload<Message>) => void,
  ): () => void;
  /**
   * Reads a message once and hands it to all who listen; one that does not fit is reported and forgotten.
   * @returns whether anybody has heard it
   */
  deliver(name: string, raw: unknown): boolean;
}

/**
 * Who listens to which message. Any object of the contract will do, and any other of its shape.
 * @param isIn whether somebody is in a room: what is said about any other comes too late
 */
export function createMessageListeners(
  isIn: (room: 'event' | 'user', id: string) => boolean,
  onMalformed: (message: string, error: unknown) => void,
): MessageListeners {
  const heard = new Map<SocketMessage, Set<Listener>>();

  function read(message: SocketMessage, raw: unknown): { payload: unknown } | undefined {
    try {
      return { payload: readMessage(message, raw) };
    } catch (error) {
      onMalformed(message.name, error);
      return undefined;
    }
  }

  return {
    add(message, listener) {
      const listeners = heard.get(message) ?? new Set();
      // Only what this message's own schema has read is handed over.
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
        if (message.room !== null && !isIn(message.room, roomIdOf(message, reading.payload) ?? '')) continue;
        for (const listener of listeners) listener(reading.payload);
        delivered = true;
      }
      return delivered;
    },
  };
}
