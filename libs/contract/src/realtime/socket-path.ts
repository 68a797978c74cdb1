/** The socket's path on its base address. */
export const socketPath = '/ws';

/** The handshake's auth, when signed in. */
export interface SocketAuth {
  token?: string | undefined;
}
