import '../jitless.ts';
import { storedValue } from '@touchline/feature-kit/storage';
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

/** A page after this pause begins another visit. */
const visitGapMs = 30 * 60_000;

/** Without storage no offer is made: a refusal could not be stored either. */
export const installRecord = storedValue<InstallRecord>({
  name: 'install',
  scope: 'browser',
  parse: (stored) => schema.safeParse(stored).data,
  empty: { visits: 0, seen: 0, quietUntil: 0 },
  maxBytes: 1_000,
});

/** Counts a page for the current visit, or as a new visit. */
export const countVisit = (record: InstallRecord, now: number): InstallRecord => ({
  ...record,
  visits: record.visits + (now - record.seen > visitGapMs || now < record.seen ? 1 : 0),
  seen: now,
});
