import type { RealtimeOptions } from './create-realtime.ts';
import type { Realtime, RealtimeStatus } from './realtime.ts';

/**
 * Realtime that costs nothing until a room is joined: rooms, polling and socket are loaded then. A chunk that failed to load
 * is asked for again by the next room; until then the page lives without.
 */
export function createLazyRealtime(options: RealtimeOptions): Realtime {
  const listeners = new Set<() => void>();
  const idle: RealtimeStatus = { state: 'idle', since: Date.now() };
  let real: Realtime | undefined;
  let loading: Promise<Realtime> | undefined;
  let closed = false;

  const load = (): Promise<Realtime> => {
    loading ??= import('./create-realtime.ts').then(({ createRealtime }) => {
      real = createRealtime(options);
      if (closed) real.close();
      real.onStatus(() => listeners.forEach((listener) => listener()));
      return real;
    });
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  };

  const join = (enter: (realtime: Realtime) => () => void): (() => void) => {
    let release: (() => void) | undefined;
    let wanted = true;
    load().then(
      (realtime) => {
        if (wanted) release = enter(realtime);
      },
      () => {},
    );
    return () => {
      wanted = false;
      release?.();
    };
  };

  return {
    joinEvent: (eventId, listener, priority) => join((realtime) => realtime.joinEvent(eventId, listener, priority)),
    joinUser: (userId, listener) => join((realtime) => realtime.joinUser(userId, listener)),
    status: () => real?.status() ?? idle,
    onStatus(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      closed = true;
      real?.close();
    },
  };
}
