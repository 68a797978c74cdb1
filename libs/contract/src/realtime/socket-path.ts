/** The socket's path on its base address. */
export const socketPath = '/ws';

/** The handshake's auth of a signed-in viewer. */
export interface SocketAuth {
  token?: string | undefined;
}
