import type { io } from 'socket.io-client';
import type { Connection, ConnectionOptions } from './connection.ts';
import type { StatusStore } from './status-store.ts';

interface OnDemandConnectionOptions extends Omit<ConnectionOptions, 'io' | 'url' | 'onOffline'> {
  /** Null means no realtime. */
  url: string | null;
  load: () => Promise<{ io: typeof io }>;
  status: StatusStore;
  /** Whether a room needs the connection now. */
  isConnectionNeeded: () => boolean;
  /** Called when the connection is lost, because the server then drops all rooms. */
  onConnectionLost: () => void;
}

interface OnDemandConnection {
  /** Opens the connection if a room needs it; otherwise closes it after a minute. */
  check(): void;
  /** Undefined while there is no connection. */
  getOnlineConnection(): Connection | undefined;
  close(): void;
}

/** Milliseconds for which an unused connection stays open, because the next page may need it. */
const idleTimeoutMs = 60_000;
/** The shortest wait before the socket's code is loaded again; a random part up to doubles it. */
const reloadDelayMs = 10_000;

/** Creates a page's only connection, which loads its code and opens when a room first needs it. It updates `status`. */
export function connectOnDemand(options: OnDemandConnectionOptions): OnDemandConnection {
  const { url, load, status, isConnectionNeeded, onOnline, onConnectionLost, ...rest } = options;
  let connection: Connection | undefined;
  let isOpening = false;
  let isClosed = false;
  let hasWarned = false;
  let checkTimer: ReturnType<typeof setTimeout> | undefined;

  async function openSocketConnection(): Promise<void> {
    if (connection || isOpening) return;
    if (url === null) {
      if (!hasWarned) console.warn('Missing socket base URL: no realtime.');
      hasWarned = true;
      return;
    }
    isOpening = true;
    status.set('connecting');
    try {
      const [{ io }, { openConnection }] = await Promise.all([load(), import('./connection.ts')]);
      if (isClosed) return;
      connection = openConnection({
        ...rest,
        io,
        url,
        onOnline() {
          status.set('online');
          onOnline();
        },
        onOffline() {
          status.set('offline');
          onConnectionLost();
        },
      });
    } catch {
      if (isClosed) return;
      // The chunk failed to load, for example offline or after a deploy. The timer or the next room tries again.
      status.set('offline');
      checkTimer = setTimeout(check, reloadDelayMs * (1 + rest.random()));
    } finally {
      isOpening = false;
    }
  }

  function releaseConnection(): void {
    connection?.close();
    connection = undefined;
    onConnectionLost();
    status.set('idle');
  }

  function check(): void {
    clearTimeout(checkTimer);
    if (isConnectionNeeded()) void openSocketConnection();
    else if (connection) checkTimer = setTimeout(releaseConnection, idleTimeoutMs);
  }

  return {
    check,
    getOnlineConnection: () => (status.get().state === 'online' ? connection : undefined),
    close() {
      isClosed = true;
      clearTimeout(checkTimer);
      releaseConnection();
    },
  };
}
