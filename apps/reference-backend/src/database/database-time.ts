import { AsyncLocalStorage } from 'node:async_hooks';

/** The total time that a call may wait for the database, so that callers get a response within six seconds. */
const defaultLimitMs = 5500;

/** Measures the time that a call waits for the database. Simultaneous statements count once. */
class DatabaseTime {
  #restMs: number;
  #atOnce = 0;
  #since = 0;
  #isOver = false;

  constructor(limitMs: number) {
    this.#restMs = limitMs;
  }

  get leftMs(): number {
    if (this.#isOver) return Infinity;
    return this.#restMs - (this.#atOnce > 0 ? performance.now() - this.#since : 0);
  }

  begin(): void {
    if (this.#atOnce === 0) this.#since = performance.now();
    this.#atOnce += 1;
  }

  end(): void {
    this.#atOnce -= 1;
    if (this.#atOnce === 0) this.#restMs -= performance.now() - this.#since;
  }

  /** Ends the limit: background work after the response has none. */
  finish(): void {
    this.#isOver = true;
  }
}

const currentTime = new AsyncLocalStorage<DatabaseTime>();

/** The database time of the current call; undefined outside of calls. */
export const getDatabaseTime = (): DatabaseTime | undefined => currentTime.getStore();

/** Runs a call with a limit of the total time that it waits for Postgres connections and statements. */
export async function limitDatabaseTime<Result>(
  work: () => Promise<Result>,
  limitMs = defaultLimitMs,
): Promise<Result> {
  const time = new DatabaseTime(limitMs);
  try {
    return await currentTime.run(time, work);
  } finally {
    time.finish();
  }
}
