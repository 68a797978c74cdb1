import { readMessage, getRoomId, type MessagePayload, type SocketMessage } from '@touchline/contract';

type Listener = (payload: unknown) => void;

interface MessageListeners {
  add<Message extends SocketMessage>(
    message: Message,
    listener: (payload: MessagePayload<Message>) => void,
  ): () => void;
  /**
   * Parses a message and passes it to its listeners. Invalid optional fields are reported and left out; a message with
   * other invalid fields is reported and dropped.
   * @returns whether a listener received it without invalid fields
   */
  deliver(name: string, raw: unknown): boolean;
}

/** Limit of invalid fields in the report of a message. */
const maxReportedFields = 20;

/**
 * Creates a register of listeners by message. Another library may define its own messages.
 * @param isJoined whether a room has members; a message of a room without members is late, and dropped
 */
export function createMessageListeners(
  isJoined: (roomKind: 'event' | 'user', id: string) => boolean,
  onMalformed: (message: string, detail: unknown) => void,
): MessageListeners {
  const listenersByMessage = new Map<SocketMessage, Set<Listener>>();

  function readMessagePayload(
    message: SocketMessage,
    raw: unknown,
  ): { payload: unknown; isWhole: boolean } | undefined {
    try {
      const { payload, rejected } = readMessage(message, raw);
      if (rejected.length > 0) onMalformed(message.name, rejected.slice(0, maxReportedFields));
      return { payload, isWhole: rejected.length === 0 };
    } catch (error) {
      onMalformed(message.name, error);
      return undefined;
    }
  }

  return {
    add(message, listener) {
      const listeners = listenersByMessage.get(message) ?? new Set();
      // The payload was parsed by this message's own schema.
      const typedListener: Listener = (payload) => listener(payload as MessagePayload<typeof message>);
      listenersByMessage.set(message, listeners.add(typedListener));
      return () => {
        listeners.delete(typedListener);
        if (listeners.size === 0) listenersByMessage.delete(message);
      };
    },
    deliver(name, raw) {
      let isDelivered = false;
      for (const [message, listeners] of listenersByMessage) {
        const reading = message.name === name && readMessagePayload(message, raw);
        if (!reading) continue;
        if (message.room !== null && !isJoined(message.room, getRoomId(message, reading.payload) ?? '')) continue;
        for (const listener of listeners) listener(reading.payload);
        isDelivered = reading.isWhole;
      }
      return isDelivered;
    },
  };
}
