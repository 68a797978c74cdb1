import { AsyncLocalStorage } from 'node:async_hooks';

/** The total time that a call may wait for the database, so that callers get a response within six seconds. */
const defaultLimitMs = 5500;

/** Measures the time that a call waits for the database. Simultaneous statements count once. */
class DatabaseTime {
  #remainingMs: number;
  #runningCount = 0;
  #runningSinceMs = 0;
  #isUnlimited = false;

  constructor(limitMs: number) {
    this.#remainingMs = limitMs;
  }

  get remainingMs(): number {
    if (this.#isUnlimited) return Infinity;
    return this.#remainingMs - (this.#runningCount > 0 ? performance.now() - this.#runningSinceMs : 0);
  }

  begin(): void {
    if (this.#runningCount === 0) this.#runningSinceMs = performance.now();
    this.#runningCount += 1;
  }

  end(): void {
    this.#runningCount -= 1;
    if (this.#runningCount === 0) this.#remainingMs -= performance.now() - this.#runningSinceMs;
  }

  /** Removes the limit, because background work may run after the response. */
  finish(): void {
    this.#isUnlimited = true;
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
