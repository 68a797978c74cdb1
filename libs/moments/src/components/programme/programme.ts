import type { Part } from './condense-moments.ts';

/** Parts of the match that play one after the other. */
export interface Programme {
  title: string;
  /** The parts in the order of the match; at least one part. */
  parts: readonly Part[];
}

/** The next step of a programme at a position. */
export type Step =
  | { kind: 'continue'; index: number }
  /** The part has ended; this is the next one. */
  | { kind: 'next'; index: number }
  | { kind: 'finished' }
  /** The viewer has moved outside of the programme's parts. */
  | { kind: 'seeked-away' };

/**
 * Tolerances: shortly after the end of a part, the part has ended and the viewer has not moved away. Shortly before its
 * start, a position counts as inside.
 */
const endToleranceSeconds = 3;
const startToleranceSeconds = 1;

/**
 * @param index the current part
 * @param position seconds of the match
 */
export function getStep({ parts }: Programme, index: number, position: number): Step {
  const containsPosition = ({ start, end }: Part): boolean =>
    position >= start - startToleranceSeconds && position < end;
  const current = parts[index];
  if (current && containsPosition(current)) return { kind: 'continue', index };
  if (current && position >= current.end && position < current.end + endToleranceSeconds)
    return index + 1 < parts.length ? { kind: 'next', index: index + 1 } : { kind: 'finished' };
  const otherIndex = parts.findIndex(containsPosition);
  return otherIndex === -1 ? { kind: 'seeked-away' } : { kind: 'continue', index: otherIndex };
}

/** The total length of the parts before a part, in seconds. */
const getSecondsBefore = ({ parts }: Programme, index: number): number =>
  parts.slice(0, index).reduce((totalSeconds, { start, end }) => totalSeconds + end - start, 0);

/** A press on "previous" this many seconds into a part repeats the part. */
const repeatAfterSeconds = 3;

/** The part of a press on "previous": the current part after its first seconds, otherwise the part before it. */
export function getPreviousIndex({ parts }: Programme, index: number, position: number): number {
  const playedSeconds = position - (parts[index]?.start ?? 0);
  return playedSeconds > repeatAfterSeconds ? index : Math.max(0, index - 1);
}

/** Converts a position in the match to seconds of the programme. */
export function getElapsed(programme: Programme, index: number, position: number): number {
  const currentPart = programme.parts[index];
  if (!currentPart) return 0;
  return (
    getSecondsBefore(programme, index) +
    Math.min(Math.max(position - currentPart.start, 0), currentPart.end - currentPart.start)
  );
}

/** Converts seconds of the programme to a part and a position in the match. */
export function toMatchPosition({ parts }: Programme, elapsedSeconds: number): { index: number; position: number } {
  let remainingSeconds = Math.max(0, elapsedSeconds);
  for (const [index, { start, end }] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (remainingSeconds < end - start || isLast)
      return { index, position: Math.min(start + remainingSeconds, end - 0.5) };
    remainingSeconds -= end - start;
  }
  return { index: 0, position: 0 };
}
