import { clipLimits } from '@touchline/contract';

/** A stretch of a match in its seconds; also what of the match there is to cut from. */
export interface Cut {
  start: number;
  end: number;
}

export type Edge = 'start' | 'end';

const { least, most } = clipLimits;
/** What a clip begins as: what was just seen, and a little more. Seconds. */
const before = 12;
const usual = 20;
/** What a strip shows on each side of the longest clip. Seconds. */
const margin = 8;

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));
/** Whole milliseconds: what the wire keeps. */
const tidy = (seconds: number): number => Math.round(seconds * 1000) / 1000;
const cutOf = (start: number, end: number): Cut => ({ start: tidy(start), end: tidy(end) });

/** Where an edge may stand while the other one stays. */
export function edgeRange(cut: Cut, edge: Edge, there: Cut): Cut {
  return edge === 'start'
    ? { start: Math.max(there.start, cut.end - most), end: cut.end - least }
    : { start: cut.start + least, end: Math.max(cut.start + least, Math.min(there.end, cut.start + most)) };
}

/** The cut with an edge as near to a second as it may come. */
export function moveEdge(cut: Cut, edge: Edge, second: number, there: Cut): Cut {
  const range = edgeRange(cut, edge, there);
  const to = clamp(second, range.start, range.end);
  return edge === 'start' ? cutOf(to, cut.end) : cutOf(cut.start, to);
}

/** The whole cut moved, as long as it is. */
export function moveCut({ start, end }: Cut, by: number, there: Cut): Cut {
  const length = end - start;
  const from = clamp(start + by, there.start, Math.max(there.start, there.end - length));
  return cutOf(from, from + length);
}

/**
 * The cut whose edge the viewer marks while they watch. The other edge stays where it is, as long as that makes a clip; else it comes along.
 * What they mark at the live edge may end in what is still to come: five seconds at most.
 */
export function markEdge(cut: Cut | null, edge: Edge, second: number, there: Cut): Cut {
  const at = clamp(second, there.start, there.end);
  const other = edge === 'start' ? cut?.end : cut?.start;
  const length = other === undefined ? 0 : Math.abs(other - at);
  const fits = other !== undefined && length >= least && length <= most && (edge === 'start') === other > at;
  if (fits) return edge === 'start' ? cutOf(at, other) : cutOf(other, at);
  if (edge === 'start') return cutOf(at, Math.max(at + least, Math.min(there.end, at + usual)));
  const start = Math.max(there.start, at - usual);
  return cutOf(start, Math.max(start + least, at));
}

/** The cut around a moment that somebody wants to keep. */
export function cutAround(second: number, there: Cut): Cut {
  return moveCut(cutOf(second - before, second - before + usual), 0, there);
}

/** What shows a key moment: its own stretch, or what led to it and a little more. */
export const stretchOfMoment = (start: number, end: number | undefined): Cut =>
  end !== undefined && end > start ? cutOf(start, end) : cutOf(start - before, start - before + usual);

/** A stretch as near to what was wished as a clip may come, such as a key moment's. */
export function cutOfStretch({ start, end }: Cut, there: Cut): Cut {
  const length = clamp(end - start, least, most);
  return moveCut(cutOf(start, start + length), 0, there);
}

/** What the strip shows: the longest clip has room in it, and the cut stands in its middle. */
export function windowAround({ start, end }: Cut, there: Cut): Cut {
  const length = most + 2 * margin;
  return moveCut(cutOf((start + end) / 2 - length / 2, (start + end) / 2 + length / 2), 0, {
    start: there.start,
    end: Math.max(there.end, end, there.start + length),
  });
}

/**
 * Returns the strip's window while both edges of the cut are inside it with some room, else one around the cut. An equal window stays the same
 * object: the form sets it while it renders, and another one would render it again.
 */
export function windowFor(window: Cut, cut: Cut, there: Cut): Cut {
  const room = 1;
  const isInside =
    (cut.start >= window.start + room || window.start <= there.start) &&
    (cut.end <= window.end - room || window.end >= there.end);
  if (isInside && cut.start >= window.start && cut.end <= window.end) return window;
  const around = windowAround(cut, there);
  return around.start === window.start && around.end === window.end ? window : around;
}

/** Seconds of the cut that are still to come; 0 where it can be saved. */
export const secondsToCome = ({ end }: Cut, there: Cut): number => Math.max(0, Math.ceil(end - there.end));
