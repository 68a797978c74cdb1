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
  /** The connection is lost: the server has dropped all rooms. */
  onConnectionLost: () => void;
}

interface OnDemandConnection {
  /** Opens the connection if it is wanted, else closes it after a while. */
  check(): void;
  /** Undefined while there is no connection. */
  getOnlineConnection(): Connection | undefined;
  close(): void;
}

/** Milliseconds for which an unused connection stays open, because the next page may need it. */
const idleTimeoutMs = 60_000;
/** Milliseconds before the socket's code is loaded again; up to twice as long. */
const reloadDelayMs = 10_000;

/** The only connection of a page: loads its code and opens when a room first needs it. Updates `status`. */
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
      // The chunk failed to load (offline, a deploy): the next room retries it, or the timer.
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
