import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two looks. */
const lookEvery = 100;

/** SQLite's code for a database that another process has locked. */
const busy = 5;

/**
 * Does some work while no other process does any under the same file. The lock is one of the system's, which SQLite takes: it ends with
 * its process, however that ends, and nobody has to find out whether a lock that lies about is still meant.
 * @param file made when it is not there @param onWait called once, when another process is at work
 */
export async function alone<Result>(file: string, onWait: () => void, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    for (let isAnnounced = false; !takes(database); isAnnounced = true) {
      if (!isAnnounced) onWait();
      await wait(lookEvery);
    }
    return await work();
  } finally {
    database.close();
  }
}

function takes(database: DatabaseSync): boolean {
  try {
    database.exec('BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false;
    throw error;
  }
}
