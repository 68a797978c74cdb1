import { AsyncLocalStorage } from 'node:async_hooks';

/** The longest total wait of a request for the database, in milliseconds: callers get a response within six seconds. */
const defaultLimitMs = 5500;

/** The time that a request has spent with the database. Simultaneous statements count once. */
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

  /** The request has its response: its background work has no limit. */
  finish(): void {
    this.#isOver = true;
  }
}

const currentTime = new AsyncLocalStorage<DatabaseTime>();

/** The current call's time; undefined outside of calls. */
export const getDatabaseTime = (): DatabaseTime | undefined => currentTime.getStore();

/** Limits a call's waiting time for Postgres connections and statements together. Other waiting does not count. */
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
