import type { RealtimeOptions } from './create-realtime.ts';
import type { Realtime, RealtimeStatus } from './realtime.ts';

/** Before a chunk that failed to load is asked for again, in milliseconds; up to twice as long. */
const reloadTime = 10_000;

/**
 * Realtime that costs nothing until a room is joined: rooms, polling and socket are loaded then. A chunk that failed to load
 * is asked for again, for the rooms that are still wanted; until then the page lives without.
 */
export function createLazyRealtime(options: RealtimeOptions): Realtime {
  const { random = Math.random } = options;
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
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted = true;
    const attempt = (): void => {
      load().then(
        (realtime) => {
          if (wanted) release = enter(realtime);
        },
        () => {
          if (wanted && !closed) timer = setTimeout(attempt, reloadTime * (1 + random()));
        },
      );
    };
    attempt();
    return () => {
      wanted = false;
      clearTimeout(timer);
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
