import { clipLimits } from '@touchline/contract';

/** A part of a match in seconds: a clip, or the part of the match that can be cut. */
export interface Cut {
  start: number;
  end: number;
}

export type Edge = 'start' | 'end';

const { least, most } = clipLimits;
/** A new clip starts this many seconds before the marked moment, and has the usual length. */
const leadInSeconds = 12;
const defaultClipSeconds = 20;
/** Seconds of the strip on each side of the longest clip. */
const stripMarginSeconds = 8;

const clamp = (value: number, from: number, to: number): number => Math.max(from, Math.min(to, value));
/** Rounds to whole milliseconds, as the wire does. */
const roundToMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;
const getCut = (start: number, end: number): Cut => ({ start: roundToMs(start), end: roundToMs(end) });

/** The range in which the start or end may move while the other stays. */
export function edgeRange(cut: Cut, edge: Edge, there: Cut): Cut {
  return edge === 'start'
    ? { start: Math.max(there.start, cut.end - most), end: cut.end - least }
    : { start: cut.start + least, end: Math.max(cut.start + least, Math.min(there.end, cut.start + most)) };
}

/** Moves the start or end as near to a second as its range allows. */
export function moveEdge(cut: Cut, edge: Edge, second: number, there: Cut): Cut {
  const range = edgeRange(cut, edge, there);
  const to = clamp(second, range.start, range.end);
  return edge === 'start' ? getCut(to, cut.end) : getCut(cut.start, to);
}

/** Moves the whole clip and keeps its length. */
export function moveCut({ start, end }: Cut, by: number, there: Cut): Cut {
  const length = end - start;
  const from = clamp(start + by, there.start, Math.max(there.start, there.end - length));
  return getCut(from, from + length);
}

/**
 * Sets the start or end during playback. The other one stays if the result is a valid clip; otherwise it moves, too. A
 * clip that starts at the live edge ends at most five seconds in the future.
 */
export function setEdgeAt(cut: Cut | null, edge: Edge, second: number, there: Cut): Cut {
  const at = clamp(second, there.start, there.end);
  const other = edge === 'start' ? cut?.end : cut?.start;
  const length = other === undefined ? 0 : Math.abs(other - at);
  const fits = other !== undefined && length >= least && length <= most && (edge === 'start') === other > at;
  if (fits) return edge === 'start' ? getCut(at, other) : getCut(other, at);
  if (edge === 'start') return getCut(at, Math.max(at + least, Math.min(there.end, at + defaultClipSeconds)));
  const start = Math.max(there.start, at - defaultClipSeconds);
  return getCut(start, Math.max(start + least, at));
}

/** A clip of the usual length around a moment. */
export function createCutAround(second: number, there: Cut): Cut {
  return moveCut(getCut(second - leadInSeconds, second - leadInSeconds + defaultClipSeconds), 0, there);
}

/** The clip of a key moment: its own start and end, or the usual length around a point in time. */
export const stretchOfMoment = (start: number, end: number | undefined): Cut =>
  end !== undefined && end > start
    ? getCut(start, end)
    : getCut(start - leadInSeconds, start - leadInSeconds + defaultClipSeconds);

/** The valid clip that is nearest to the given start and end. */
export function cutOfStretch({ start, end }: Cut, there: Cut): Cut {
  const length = clamp(end - start, least, most);
  return moveCut(getCut(start, start + length), 0, there);
}

/** The strip's range: long enough for the longest clip, with the current clip in the middle. */
export function createWindowAround({ start, end }: Cut, there: Cut): Cut {
  const length = most + 2 * stripMarginSeconds;
  return moveCut(getCut((start + end) / 2 - length / 2, (start + end) / 2 + length / 2), 0, {
    start: there.start,
    end: Math.max(there.end, end, there.start + length),
  });
}

/**
 * Returns the strip's window while the clip is inside it with some space, else a new one around the clip. An equal
 * window stays the same object, because the form sets it during render: a new object would cause another render.
 */
export function windowFor(window: Cut, cut: Cut, there: Cut): Cut {
  const room = 1;
  const isInside =
    (cut.start >= window.start + room || window.start <= there.start) &&
    (cut.end <= window.end - room || window.end >= there.end);
  if (isInside && cut.start >= window.start && cut.end <= window.end) return window;
  const around = createWindowAround(cut, there);
  return around.start === window.start && around.end === window.end ? window : around;
}

/** Seconds until the match has reached the end of the clip; at 0 the viewer can save it. */
export const getSecondsUntilEnd = ({ end }: Cut, there: Cut): number => Math.max(0, Math.ceil(end - there.end));
