import type { RealtimeOptions } from './create-realtime.ts';
import type { Realtime, RealtimeStatus } from './realtime.ts';

export interface LazyRealtimeOptions extends RealtimeOptions {
  /** Loads the message listeners; the returned function is called with the realtime before the first room is joined. */
  loadListeners?: (() => Promise<(realtime: Realtime) => unknown>) | undefined;
}

/** Time before a failed chunk is loaded again; up to twice as long. */
const reloadDelayMs = 10_000;

/**
 * Realtime that loads rooms, polling and socket with the first joined room. A chunk that failed to load is loaded again
 * while rooms are needed; until then the page works without it.
 */
export function createLazyRealtime(options: LazyRealtimeOptions): Realtime {
  const { random = Math.random, loadListeners } = options;
  const listeners = new Set<() => void>();
  const idle: RealtimeStatus = { state: 'idle', since: Date.now() };
  let real: Realtime | undefined;
  let loading: Promise<Realtime> | undefined;
  let closed = false;
  /** Listeners that were added before realtime has loaded. */
  const waiting = new Set<(realtime: Realtime) => void>();

  const load = (): Promise<Realtime> => {
    loading ??= Promise.all([import('./create-realtime.ts'), loadListeners?.()]).then(
      ([{ createRealtime }, listen]) => {
        real = createRealtime(options);
        if (closed) real.close();
        listen?.(real);
        for (const begin of waiting) begin(real);
        real.onStatus(() => listeners.forEach((listener) => listener()));
        return real;
      },
    );
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
          if (wanted && !closed) timer = setTimeout(attempt, reloadDelayMs * (1 + random()));
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
    joinEvent: (eventId, onMissed, priority) => join((realtime) => realtime.joinEvent(eventId, onMissed, priority)),
    joinUser: (userId, onRefused) => join((realtime) => realtime.joinUser(userId, onRefused)),
    on(message, listener) {
      if (real) return real.on(message, listener);
      let end: (() => void) | undefined;
      const begin = (realtime: Realtime): void => {
        end = realtime.on(message, listener);
      };
      waiting.add(begin);
      return () => {
        waiting.delete(begin);
        end?.();
      };
    },
    send: async (message, payload) => real?.send(message, payload) ?? {},
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
