/** One clock for a page. All running times read it, so that they change together. */
export interface Clock {
  /** The server's time when it rendered, in milliseconds since 1970. */
  readonly start: number;
  /** The current time, corrected by the server's. */
  read(): number;
  /** The last tick, rounded down to a multiple of `every` milliseconds after `start`. Pure until the next tick. */
  at(every: number): number;
  /** Starts the ticks. Called after hydration; before that every reader sees `start`. */
  begin(): void;
  /** Sets a newer time from the server (a Date header). It corrects countdowns on a machine with a wrong clock. */
  sync(serverNow: number): void;
  /** Calls the listener at least every `every` milliseconds while the page is visible. @returns ends it */
  subscribe(listener: () => void, every: number): () => void;
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
  let offset = 0;
  let tick = start;
  let begun = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const read = (): number => Date.now() + offset;
  const hidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';

  const schedule = (soonest?: number): void => {
    clearTimeout(timer);
    if (listeners.size === 0 || hidden()) return;
    const every = Math.min(...listeners.values());
    const wait = every - ((((read() - start) % every) + every) % every);
    timer = setTimeout(beat, soonest === undefined ? wait : Math.min(wait, soonest));
  };
  const beat = (): void => {
    tick = read();
    for (const listener of listeners.keys()) listener();
    schedule();
  };
  const onVisibility = (): void => {
    if (hidden()) clearTimeout(timer);
    else beat();
  };

  const begin = (): void => {
    if (begun) return;
    begun = true;
    const difference = start - Date.now();
    if (Math.abs(difference) > maxPageAgeMs) offset = difference;
  };

  return {
    start,
    read,
    begin,
    at(every) {
      // Without subscribers the last tick is old: a new reader must not start with it.
      if (begun && listeners.size === 0 && read() - tick >= every) tick = read();
      return start + Math.floor((tick - start) / every) * every;
    },
    sync(serverNow) {
      if (!Number.isFinite(serverNow) || Math.abs(serverNow - read()) < toleranceMs) return;
      offset = serverNow - Date.now();
      beat();
    },
    subscribe(listener, every) {
      begin();
      if (listeners.size === 0) document.addEventListener('visibilitychange', onVisibility);
      listeners.set(listener, every);
      // A cache may have stored the page: the first tick comes within a second, also for a long period.
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
