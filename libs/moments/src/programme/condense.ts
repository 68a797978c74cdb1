import type { Moment } from '../moments/moment.ts';

/** A stretch of the match in a programme, in seconds of the match. */
export interface Part {
  start: number;
  end: number;
}

/** Seconds shown before and after a point in time. */
interface Around {
  before: number;
  after: number;
}

const usual: Around = { before: 12, after: 8 };
const tightest: Around = { before: 8, after: 5 };
/** From the widest to the tightest: the widest that fits shows the most of the match. */
const arounds: readonly Around[] = [{ before: 30, after: 15 }, { before: 20, after: 10 }, usual, tightest];

/** Gaps below this length are played, because a jump would save too little time; in seconds. */
const leastGap = 2;

/** The total length of parts, in seconds. */
export const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { start, end }) => sum + end - start, 0);

function partOf({ start, end }: Moment, { before, after }: Around, range: Part): Part | undefined {
  const from = Math.max(range.start, end === undefined ? start - before : start);
  const to = Math.min(range.end, end ?? start + after);
  return to > from ? { start: from, end: to } : undefined;
}

/** Adds a part in the order of the match. Parts that overlap or have a short gap are joined. */
function withPart(parts: readonly Part[], part: Part): Part[] {
  const meets = (other: Part): boolean => other.start <= part.end + leastGap && other.end >= part.start - leastGap;
  const met = [...parts.filter(meets), part];
  const joined = {
    start: Math.min(...met.map(({ start }) => start)),
    end: Math.max(...met.map(({ end }) => end)),
  };
  return [...parts.filter((other) => !meets(other)), joined].sort((a, b) => a.start - b.start);
}

/**
 * All moments as one programme.
 * @param range the watchable part of the video, in seconds
 */
export function allOf(moments: readonly Moment[], range: Part, around: Around = usual): Part[] {
  return moments.reduce<Part[]>((parts, moment) => {
    const part = partOf(moment, around, range);
    return part ? withPart(parts, part) : parts;
  }, []);
}

/** The order in which moments get time: goals first, everybody's moments before the viewer's own. */
const ranks = { goal: 0, penalty: 1, card: 2, save: 3, other: 4, own: 5 } as const;
const rankOf = ({ kind, global }: Moment): number => ranks[kind ?? (global ? 'other' : 'own')];

/**
 * Fits a match into a time, with as much around each moment as fits, or by rank when the tightest choice is too long.
 * The parts keep the order of the match, so that they spoil no more than the match does.
 * @param budget seconds
 * @param range the watchable part of the video, in seconds
 */
export function condense(moments: readonly Moment[], budget: number, range: Part): Part[] {
  for (const around of arounds) {
    const all = allOf(moments, range, around);
    if (lengthOf(all) <= budget) return all;
  }
  let parts: Part[] = [];
  for (const moment of [...moments].sort((a, b) => rankOf(a) - rankOf(b) || a.start - b.start)) {
    const part = partOf(moment, tightest, range);
    const next = part && withPart(parts, part);
    if (next && lengthOf(next) <= budget) parts = next;
  }
  return parts;
}
