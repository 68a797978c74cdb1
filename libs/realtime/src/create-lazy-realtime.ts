import { createListeners, lazyOnce } from '@touchline/contract';
import type { RealtimeOptions } from './create-realtime.ts';
import type { Realtime, RealtimeStatus } from './realtime.ts';

export interface LazyRealtimeOptions extends RealtimeOptions {
  /** Loads a function that adds message listeners; it is called before the first room is joined. */
  loadListeners?: (() => Promise<(realtime: Realtime) => unknown>) | undefined;
}

/** The shortest wait before a failed chunk is loaded again; a random part up to doubles it. */
const reloadDelayMs = 10_000;

/**
 * Creates realtime that loads its code with the first joined room. After a failed load it tries again while a room is
 * needed.
 */
export function createLazyRealtime(options: LazyRealtimeOptions): Realtime {
  const { random = Math.random, loadListeners } = options;
  const listeners = createListeners();
  const idleStatus: RealtimeStatus = { state: 'idle', since: Date.now() };
  let loadedRealtime: Realtime | undefined;
  let isClosed = false;
  /** Listeners that were added before realtime has loaded. */
  const queuedSubscriptions = new Set<(realtime: Realtime) => void>();

  const load = lazyOnce(async () => {
    const [{ createRealtime }, listen] = await Promise.all([import('./create-realtime.ts'), loadListeners?.()]);
    const realtime = createRealtime(options);
    loadedRealtime = realtime;
    if (isClosed) realtime.close();
    listen?.(realtime);
    for (const start of queuedSubscriptions) start(realtime);
    realtime.onStatus(listeners.call);
    return realtime;
  });

  const join = (joinRooms: (realtime: Realtime) => () => void): (() => void) => {
    let release: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isJoinRequested = true;
    const loadAndJoin = (): void => {
      load().then(
        (realtime) => {
          if (isJoinRequested) release = joinRooms(realtime);
        },
        () => {
          if (isJoinRequested && !isClosed) timer = setTimeout(loadAndJoin, reloadDelayMs * (1 + random()));
        },
      );
    };
    loadAndJoin();
    return () => {
      isJoinRequested = false;
      clearTimeout(timer);
      release?.();
    };
  };

  return {
    joinEvent: (eventId, onMissed, priority) => join((realtime) => realtime.joinEvent(eventId, onMissed, priority)),
    joinUser: (userId, onRefused) => join((realtime) => realtime.joinUser(userId, onRefused)),
    on(message, listener) {
      if (loadedRealtime) return loadedRealtime.on(message, listener);
      let unsubscribe: (() => void) | undefined;
      const start = (realtime: Realtime): void => {
        unsubscribe = realtime.on(message, listener);
      };
      queuedSubscriptions.add(start);
      return () => {
        queuedSubscriptions.delete(start);
        unsubscribe?.();
      };
    },
    send: async (message, payload) => loadedRealtime?.send(message, payload) ?? {},
    status: () => loadedRealtime?.status() ?? idleStatus,
    onStatus: listeners.add,
    close() {
      isClosed = true;
      loadedRealtime?.close();
    },
  };
}
