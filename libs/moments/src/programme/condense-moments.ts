import type { Moment } from '../moments/moment.ts';

/** A part of the match in a programme, in seconds of the match. */
export interface Part {
  start: number;
  end: number;
}

/** Seconds shown before and after a point in time. */
interface Padding {
  before: number;
  after: number;
}

const defaultPadding: Padding = { before: 12, after: 8 };
const minPadding: Padding = { before: 8, after: 5 };
/** From the widest to the shortest: the widest that fits shows most of the match. */
const paddings: readonly Padding[] = [{ before: 30, after: 15 }, { before: 20, after: 10 }, defaultPadding, minPadding];

/** Shorter gaps are played, because a jump would save too little time. Seconds. */
const minGapSeconds = 2;

/** The total length of parts, in seconds. */
export const getLength = (parts: readonly Part[]): number =>
  parts.reduce((sum, { start, end }) => sum + end - start, 0);

function getPart({ start, end }: Moment, { before, after }: Padding, range: Part): Part | undefined {
  const from = Math.max(range.start, end === undefined ? start - before : start);
  const to = Math.min(range.end, end ?? start + after);
  return to > from ? { start: from, end: to } : undefined;
}

/** Adds a part in the order of the match. Parts that overlap or have a short gap are joined. */
function withPart(parts: readonly Part[], part: Part): Part[] {
  const meets = (other: Part): boolean =>
    other.start <= part.end + minGapSeconds && other.end >= part.start - minGapSeconds;
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
export function getAllParts(moments: readonly Moment[], range: Part, around: Padding = defaultPadding): Part[] {
  return moments.reduce<Part[]>((parts, moment) => {
    const part = getPart(moment, around, range);
    return part ? withPart(parts, part) : parts;
  }, []);
}

/** The order in which moments get time: goals first, everybody's moments before the viewer's own. */
const rankByKind = { goal: 0, penalty: 1, card: 2, save: 3, other: 4, own: 5 } as const;
const getRank = ({ kind, global }: Moment): number => rankByKind[kind ?? (global ? 'other' : 'own')];

/**
 * Fits a match into a time, with as much around each moment as possible, or by rank when even the shortest choice is
 * too long. The parts are in the order of the match, so that they reveal no more than the match does.
 * @param budget seconds
 * @param range the watchable part of the video, in seconds
 */
export function condenseMoments(moments: readonly Moment[], budget: number, range: Part): Part[] {
  for (const around of paddings) {
    const all = getAllParts(moments, range, around);
    if (getLength(all) <= budget) return all;
  }
  let parts: Part[] = [];
  for (const moment of [...moments].sort((a, b) => getRank(a) - getRank(b) || a.start - b.start)) {
    const part = getPart(moment, minPadding, range);
    const next = part && withPart(parts, part);
    if (next && getLength(next) <= budget) parts = next;
  }
  return parts;
}
