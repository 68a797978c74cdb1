import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two attempts to take the lock. */
const retryDelayMs = 100;

/** SQLite's code for a database that another process has locked. */
const sqliteBusyCode = 5;

/**
 * Runs work while no other process runs work with the same lock file.
 * SQLite takes a lock of the operating system, which ends with its process, so that no stale lock remains.
 * @param file the lock file, which is created when missing
 * @param onWait called once when another process holds the lock
 */
export async function runExclusive<Result>(
  file: string,
  onWait: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let isAnnounced = false; !tryLock(database); isAnnounced = true) {
      if (!isAnnounced) onWait();
      await wait(retryDelayMs);
    }
    return await work();
  } finally {
    database.close();
  }
}

function tryLock(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusyCode) return false;
    throw error;
  }
}
