import type { EventRow } from '../database/schema.ts';
import { seedOf } from './random.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** How long a match of the daily programme stays in the past before its next day begins. */
const kept = 6 * hour;

/** The start of the world's day, in UTC. */
export const midnight = (now: number): number => Math.floor(now / day) * day;

/**
 * When an event takes place, as seen from `now`. The daily programme repeats every 24 h from the epoch, the calendar moves
 * with the date: so the world never ages, however long a server runs or a folder lies.
 */
export function startOf({ timing, offset }: Pick<EventRow, 'timing' | 'offset'>, epoch: number, now: number): number {
  if (timing === 'none') return epoch;
  if (timing === 'calendar') return midnight(now) + offset;
  const first = epoch + offset;
  return first + (Math.floor((now - kept - first) / day) + 1) * day;
}

/** When a category or a team was added: some hour of the three years before the world began, and not in the order that they are shown in. */
export const addedBefore = (id: string, epoch: number): number =>
  epoch - (24 + (Math.abs(seedOf(id)) % (1095 * 24))) * hour;

/** When it was added: what "latest" sorts by. */
export function addedAt(status: EventRow['status'], start: number, duration: number | null): number {
  if (status === 'upcoming') return start - 7 * day;
  return status === 'archived' ? start + (duration ?? 0) * 1000 : start;
}
