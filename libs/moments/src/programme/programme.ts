import type { Part } from './condense.ts';

/** Stretches of the match that are played one after the other. */
export interface Programme {
  title: string;
  /** In the order of the match; at least one. */
  parts: readonly Part[];
}

/** What follows from where the picture is. */
export type Step =
  | { kind: 'on'; index: number }
  /** A part has come to its end: on to this one. */
  | { kind: 'next'; index: number }
  | { kind: 'over' }
  /** The viewer has gone elsewhere in the match. */
  | { kind: 'left' };

/** Seconds after a part's end in which it has run out by itself, and before its beginning that a seek may miss it by. */
const runOut = 3;
const early = 1;

/** @param index the part that was on */
export function stepOf({ parts }: Programme, index: number, position: number): Step {
  const holds = ({ start, end }: Part): boolean => position >= start - early && position < end;
  const current = parts[index];
  if (current && holds(current)) return { kind: 'on', index };
  if (current && position >= current.end && position < current.end + runOut)
    return index + 1 < parts.length ? { kind: 'next', index: index + 1 } : { kind: 'over' };
  const other = parts.findIndex(holds);
  return other === -1 ? { kind: 'left' } : { kind: 'on', index: other };
}

/** Seconds of the programme that lie before a part. */
const before = ({ parts }: Programme, index: number): number =>
  parts.slice(0, index).reduce((sum, { start, end }) => sum + end - start, 0);

/** Where the picture is in the programme, in its own seconds. */
export function elapsedOf(programme: Programme, index: number, position: number): number {
  const part = programme.parts[index];
  if (!part) return 0;
  return before(programme, index) + Math.min(Math.max(position - part.start, 0), part.end - part.start);
}

/** The second of the match, and the part, that stand at a second of the programme. */
export function placeAt({ parts }: Programme, elapsed: number): { index: number; position: number } {
  let rest = Math.max(0, elapsed);
  for (const [index, { start, end }] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (rest < end - start || isLast) return { index, position: Math.min(start + rest, end - 0.5) };
    rest -= end - start;
  }
  return { index: 0, position: 0 };
}
