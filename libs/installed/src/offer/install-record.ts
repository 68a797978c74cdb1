import '../jitless.ts';
import { pageKey } from '@touchline/feature-kit/marks';
import * as z from 'zod/mini';

/** A browser's visits, stored so that returning visitors are offered to install. */
export interface InstallRecord {
  visits: number;
  /** The last visit, in milliseconds since the epoch. */
  seen: number;
  /** No offer before this time, in milliseconds since the epoch. */
  quietUntil: number;
}

const count = z.number().check(z.nonnegative());
const schema = z.object({ visits: count, seen: count, quietUntil: count });

/** A page after this pause begins another visit, in milliseconds. */
const pause = 30 * 60_000;

/** Reads the stored record. Null when storage is blocked: a refusal could not be stored either, so no offer is made. */
export function readRecord(): InstallRecord | null {
  try {
    const stored = localStorage.getItem(pageKey('install'));
    const record = stored === null ? undefined : schema.safeParse(JSON.parse(stored)).data;
    return record ?? { visits: 0, seen: 0, quietUntil: 0 };
  } catch {
    return null;
  }
}

export function writeRecord(record: InstallRecord): void {
  try {
    localStorage.setItem(pageKey('install'), JSON.stringify(record));
  } catch {
    // Storage is blocked or full: the visit is not counted.
  }
}

/** Counts a page for the current visit, or as a new visit. */
export const countVisit = (record: InstallRecord, now: number): InstallRecord => ({
  ...record,
  visits: record.visits + (now - record.seen > pause || now < record.seen ? 1 : 0),
  seen: now,
});
