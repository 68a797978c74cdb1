import type { EventRow } from '../database/schema.ts';
import { getSeed } from './random.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How long a match of the daily programme stays archived before it becomes upcoming again. */
const archivedMs = 6 * hourMs;

/** The midnight in UTC before a time. */
export const getMidnight = (now: number): number => Math.floor(now / dayMs) * dayMs;

/**
 * Computes the start of an event. The daily programme repeats every 24 h and the calendar moves with the date, so the
 * data does not become outdated.
 */
export function getStart({ timing, offset }: Pick<EventRow, 'timing' | 'offset'>, epoch: number, now: number): number {
  if (timing === 'none') return epoch;
  if (timing === 'calendar') return getMidnight(now) + offset;
  const firstMs = epoch + offset;
  return firstMs + (Math.floor((now - archivedMs - firstMs) / dayMs) + 1) * dayMs;
}

/** The time at which a category or team was added: derived from its id, within three years before the epoch. */
export const getAddedTime = (id: string, epoch: number): number =>
  epoch - (24 + (Math.abs(getSeed(id)) % (1095 * 24))) * hourMs;

/** The time from the start of a match of the calendar until its recording is added, in milliseconds. */
export const recordingDelayMs = 2.5 * hourMs;

/** The time at which an event was added, by which the latest events are sorted. @param end of an archived event */
export function getEventAddedTime(status: EventRow['status'], start: number, end: number): number {
  if (status === 'upcoming') return start - 7 * dayMs;
  return status === 'archived' ? end : start;
}
