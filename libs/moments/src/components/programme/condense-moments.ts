import type { Moment } from '../../api/moment.ts';

/** A part of the match in a programme, in seconds of the match. */
export interface Part {
  start: number;
  end: number;
}

/** Seconds shown before and after a point in time. */
interface Padding {
  secondsBefore: number;
  secondsAfter: number;
}

const defaultPadding: Padding = { secondsBefore: 12, secondsAfter: 8 };
const minPadding: Padding = { secondsBefore: 8, secondsAfter: 5 };
/** Paddings from the widest to the shortest. The widest padding that fits shows most of the match. */
const paddings: readonly Padding[] = [
  { secondsBefore: 30, secondsAfter: 15 },
  { secondsBefore: 20, secondsAfter: 10 },
  defaultPadding,
  minPadding,
];

/** Seconds of the shortest gap that the programme skips: a jump over a shorter gap saves too little time. */
const minGapSeconds = 2;

/** The total length of parts, in seconds. */
export const getLength = (parts: readonly Part[]): number =>
  parts.reduce((totalSeconds, { start, end }) => totalSeconds + end - start, 0);

function toPart(
  { start, end }: Moment,
  { secondsBefore, secondsAfter }: Padding,
  watchableRange: Part,
): Part | undefined {
  const startSecond = Math.max(watchableRange.start, end === undefined ? start - secondsBefore : start);
  const endSeconds = Math.min(watchableRange.end, end ?? start + secondsAfter);
  return endSeconds > startSecond ? { start: startSecond, end: endSeconds } : undefined;
}

/** Adds a part in the order of the match. Parts that overlap or have a short gap are joined. */
function addPart(parts: readonly Part[], part: Part): Part[] {
  const touchesPart = (otherPart: Part): boolean =>
    otherPart.start <= part.end + minGapSeconds && otherPart.end >= part.start - minGapSeconds;
  const overlappingParts = [...parts.filter(touchesPart), part];
  const joinedPart = {
    start: Math.min(...overlappingParts.map(({ start }) => start)),
    end: Math.max(...overlappingParts.map(({ end }) => end)),
  };
  return [...parts.filter((otherPart) => !touchesPart(otherPart)), joinedPart].sort((a, b) => a.start - b.start);
}

/**
 * All moments as one programme.
 * @param range the watchable part of the video, in seconds
 */
export function getAllParts(moments: readonly Moment[], range: Part, padding: Padding = defaultPadding): Part[] {
  return moments.reduce<Part[]>((parts, moment) => {
    const part = toPart(moment, padding, range);
    return part ? addPart(parts, part) : parts;
  }, []);
}

/** The order in which moments get time: goals first, public moments before the viewer's own. */
const rankByKind = { goal: 0, penalty: 1, card: 2, save: 3, other: 4, own: 5 } as const;
const getRank = ({ kind, global }: Moment): number => rankByKind[kind ?? (global ? 'other' : 'own')];

/**
 * Fits a match into a time, with as much time around each moment as possible. If even the shortest parts take too long,
 * moments of a low rank are left out. The parts are in the order of the match, so that they reveal no more than the
 * match does.
 * @param budgetSeconds seconds
 * @param range the watchable part of the video, in seconds
 */
export function condenseMoments(moments: readonly Moment[], budgetSeconds: number, range: Part): Part[] {
  for (const padding of paddings) {
    const allParts = getAllParts(moments, range, padding);
    if (getLength(allParts) <= budgetSeconds) return allParts;
  }
  let parts: Part[] = [];
  for (const moment of [...moments].sort((a, b) => getRank(a) - getRank(b) || a.start - b.start)) {
    const part = toPart(moment, minPadding, range);
    const extendedParts = part && addPart(parts, part);
    if (extendedParts && getLength(extendedParts) <= budgetSeconds) parts = extendedParts;
  }
  return parts;
}
