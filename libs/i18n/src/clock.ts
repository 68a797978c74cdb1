/** One clock for a page. All running times read it, so that they change together. */
export interface Clock {
  /** The server's time when it rendered, in milliseconds since 1970. */
  readonly start: number;
  /** The current time, corrected by the server's clock. */
  read(): number;
  /**
   * The time of the last tick, rounded down to a multiple of `intervalMs` milliseconds after `start`. Equal until the
   * next tick.
   */
  at(intervalMs: number): number;
  /** Starts the ticks. Called after hydration; before that every reader sees `start`. */
  begin(): void;
  /** Sets a newer time from the server (a Date header). It corrects countdowns on a machine with a wrong clock. */
  sync(serverNowMs: number): void;
  /**
   * Calls the listener at least every `intervalMs` milliseconds while the page is visible. @returns a function that
   * removes it
   */
  subscribe(listener: () => void, intervalMs: number): () => void;
}

/**
 * A page may be ten minutes old on arrival (stale-if-error); a larger difference means that the machine's clock is
 * wrong.
 */
const maxPageAgeMs = 15 * 60_000;
/** A Date header has whole seconds and a delay, so smaller differences have no meaning. */
const toleranceMs = 5_000;

/** A clock that starts at the server's `now`. It has no timer without subscribers or while the page is hidden. */
export function createClock(start: number): Clock {
  const listeners = new Map<() => void, number>();
  let offsetMs = 0;
  let tickMs = start;
  let isTicking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const readNow = (): number => Date.now() + offsetMs;
  const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

  const schedule = (delayLimitMs?: number): void => {
    clearTimeout(timer);
    if (listeners.size === 0 || isHidden()) return;
    const intervalMs = Math.min(...listeners.values());
    const delayMs = intervalMs - ((((readNow() - start) % intervalMs) + intervalMs) % intervalMs);
    timer = setTimeout(runTick, delayLimitMs === undefined ? delayMs : Math.min(delayMs, delayLimitMs));
  };
  const runTick = (): void => {
    tickMs = readNow();
    for (const listener of listeners.keys()) listener();
    schedule();
  };
  const onVisibility = (): void => {
    if (isHidden()) clearTimeout(timer);
    else runTick();
  };

  const startTicking = (): void => {
    if (isTicking) return;
    isTicking = true;
    const differenceMs = start - Date.now();
    if (Math.abs(differenceMs) > maxPageAgeMs) offsetMs = differenceMs;
  };

  return {
    start,
    read: readNow,
    begin: startTicking,
    at(intervalMs) {
      // Without subscribers the last tick is old: a new reader must not start with it.
      if (isTicking && listeners.size === 0 && readNow() - tickMs >= intervalMs) tickMs = readNow();
      return start + Math.floor((tickMs - start) / intervalMs) * intervalMs;
    },
    sync(serverNowMs) {
      if (!Number.isFinite(serverNowMs) || Math.abs(serverNowMs - readNow()) < toleranceMs) return;
      offsetMs = serverNowMs - Date.now();
      runTick();
    },
    subscribe(listener, intervalMs) {
      startTicking();
      if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
      listeners.set(listener, intervalMs);
      // The page may come from a cache with an old time. The first tick therefore comes within a second, even for a
      // long interval.
      schedule(1000);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', onVisibility);
      };
    },
  };
}
