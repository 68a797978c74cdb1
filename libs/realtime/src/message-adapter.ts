/** A message: its name on the socket and its JSON. */
export interface AdaptedMessage {
  name: string;
  payload: unknown;
}

/** Translates between the contract's messages and a server with other names. */
export interface MessageAdapter {
  /** Returns the message that the server understands. */
  adaptSent: (message: AdaptedMessage) => AdaptedMessage;
  /**
   * Returns the contract's message, which the client then parses, or null for a message without one. If it throws, the
   * message is reported and dropped.
   */
  adaptReceived: (message: AdaptedMessage) => AdaptedMessage | null;
  /** Returns the contract's acknowledgement of a sent message. @param message the contract's message */
  adaptAcknowledgement: (message: AdaptedMessage, raw: unknown) => unknown;
}

/** The adapter of a client without `RealtimeOptions.adapter`: the server uses the contract's names. */
export const contractAdapter: MessageAdapter = {
  adaptSent: (message) => message,
  adaptReceived: (message) => message,
  adaptAcknowledgement: (_, raw) => raw,
};
