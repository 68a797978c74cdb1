import type { Program } from '@touchline/contract';
import type { TimeSpan } from './guide-day.ts';

/** A programme with its position in a row. */
export interface PositionedProgramme extends TimeSpan {
  programme: Program;
  /** Unique within a row. */
  key: string;
}

const getKey = ({ id, start_date }: Program): string => `${id} ${start_date}`;

/**
 * The programmes within a range of time, in order, each cut to the range. A later programme ends an earlier one that
 * overlaps it. Programmes without a length are left out.
 * @param programmes in order of their start
 */
export function positionProgrammes(programmes: readonly Program[], span: TimeSpan): PositionedProgramme[] {
  const positionedProgrammes: PositionedProgramme[] = [];
  for (const programme of programmes) {
    const startMs = Math.max(Date.parse(programme.start_date), span.startMs);
    const endMs = Math.min(Date.parse(programme.end_date), span.endMs);
    if (!(startMs < endMs)) continue;
    const lastPositioned = positionedProgrammes.at(-1);
    // Of several programmes with the same start, the first one stays.
    if (lastPositioned && startMs <= lastPositioned.startMs) continue;
    if (lastPositioned && startMs < lastPositioned.endMs) lastPositioned.endMs = startMs;
    positionedProgrammes.push({ programme, startMs, endMs, key: getKey(programme) });
  }
  return positionedProgrammes;
}

/** The state of a programme at a given time. */
export type ProgrammeState = 'past' | 'now' | 'next';

export function getStateAt(now: number, { start_date, end_date }: Pick<Program, 'start_date' | 'end_date'>) {
  if (Date.parse(end_date) <= now) return 'past';
  return Date.parse(start_date) <= now ? 'now' : 'next';
}

/** The number of programmes that a phone shows per row until the viewer opens the whole day. */
const maxShortProgrammes = 2;

/**
 * The keys of the programmes that a phone shows at first: the current and the next one, or the first ones of another
 * day.
 */
export function getShortProgrammes(
  positionedProgrammes: readonly PositionedProgramme[],
  now: number,
): ReadonlySet<string> {
  const firstIndex = Math.max(
    0,
    positionedProgrammes.findIndex(({ programme }) => Date.parse(programme.end_date) > now),
  );
  return new Set(positionedProgrammes.slice(firstIndex, firstIndex + maxShortProgrammes).map(({ key }) => key));
}

/**
 * The first programme after a day, while the last programme of the day is running. Without it, a phone would show no
 * next programme late in the evening.
 * @param programmes also those of the neighbouring days, in order of their start
 */
export function getProgrammeAfterDay(
  programmes: readonly Program[],
  positionedProgrammes: readonly PositionedProgramme[],
  now: number,
): PositionedProgramme | undefined {
  const lastProgramme = positionedProgrammes.at(-1)?.programme;
  if (!lastProgramme || getStateAt(now, lastProgramme) !== 'now') return undefined;
  const lastEndMs = Date.parse(lastProgramme.end_date);
  return programmes
    .map((programme) => ({
      programme,
      startMs: Date.parse(programme.start_date),
      endMs: Date.parse(programme.end_date),
      key: getKey(programme),
    }))
    .find(({ startMs, endMs }) => startMs >= lastEndMs && endMs > startMs);
}
