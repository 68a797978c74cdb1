import { clipLimits } from '@touchline/contract';

/** A part of a match in seconds: a clip, or the part of the match that can be cut. */
export interface Cut {
  start: number;
  end: number;
}

export type Edge = 'start' | 'end';

const { least: minClipSeconds, most: maxClipSeconds } = clipLimits;
/** A new clip starts this many seconds before the marked moment, and has the usual length. */
const leadInSeconds = 12;
const defaultClipSeconds = 20;
/** Seconds of the strip on each side of the longest clip. */
const stripMarginSeconds = 8;

const clamp = (value: number, minValue: number, maxValue: number): number =>
  Math.max(minValue, Math.min(maxValue, value));
/** Rounds to whole milliseconds, as the API does. */
const roundToMs = (seconds: number): number => Math.round(seconds * 1000) / 1000;
const createCut = (start: number, end: number): Cut => ({ start: roundToMs(start), end: roundToMs(end) });

/** The range in which an edge of the clip may move while its other edge does not. */
export function getEdgeRange(cut: Cut, edge: Edge, cuttableRange: Cut): Cut {
  return edge === 'start'
    ? { start: Math.max(cuttableRange.start, cut.end - maxClipSeconds), end: cut.end - minClipSeconds }
    : {
        start: cut.start + minClipSeconds,
        end: Math.max(cut.start + minClipSeconds, Math.min(cuttableRange.end, cut.start + maxClipSeconds)),
      };
}

/** Moves the start or end as near to a second as its range allows. */
export function moveEdge(cut: Cut, edge: Edge, second: number, cuttableRange: Cut): Cut {
  const range = getEdgeRange(cut, edge, cuttableRange);
  const edgeSecond = clamp(second, range.start, range.end);
  return edge === 'start' ? createCut(edgeSecond, cut.end) : createCut(cut.start, edgeSecond);
}

/** Moves the whole clip and keeps its length. */
export function moveCut({ start, end }: Cut, shiftSeconds: number, cuttableRange: Cut): Cut {
  const length = end - start;
  const newStart = clamp(
    start + shiftSeconds,
    cuttableRange.start,
    Math.max(cuttableRange.start, cuttableRange.end - length),
  );
  return createCut(newStart, newStart + length);
}

/**
 * Sets the start or end during playback. The opposite edge stays if the result is a valid clip; otherwise it moves,
 * too. A clip that starts at the live edge ends at most five seconds in the future.
 */
export function setEdgeAt(cut: Cut | null, edge: Edge, second: number, cuttableRange: Cut): Cut {
  const clampedSecond = clamp(second, cuttableRange.start, cuttableRange.end);
  const otherEdge = edge === 'start' ? cut?.end : cut?.start;
  const length = otherEdge === undefined ? 0 : Math.abs(otherEdge - clampedSecond);
  const isWithinLimits =
    otherEdge !== undefined &&
    length >= minClipSeconds &&
    length <= maxClipSeconds &&
    (edge === 'start') === otherEdge > clampedSecond;
  if (isWithinLimits)
    return edge === 'start' ? createCut(clampedSecond, otherEdge) : createCut(otherEdge, clampedSecond);
  if (edge === 'start')
    return createCut(
      clampedSecond,
      Math.max(clampedSecond + minClipSeconds, Math.min(cuttableRange.end, clampedSecond + defaultClipSeconds)),
    );
  const start = Math.max(cuttableRange.start, clampedSecond - defaultClipSeconds);
  return createCut(start, Math.max(start + minClipSeconds, clampedSecond));
}

/** A clip of the usual length around a moment. */
export function centerCut(second: number, cuttableRange: Cut): Cut {
  return moveCut(createCut(second - leadInSeconds, second - leadInSeconds + defaultClipSeconds), 0, cuttableRange);
}

/** The clip of a key moment: its own start and end, or the usual length around a point in time. */
export const getMomentRange = (start: number, end: number | undefined): Cut =>
  end !== undefined && end > start
    ? createCut(start, end)
    : createCut(start - leadInSeconds, start - leadInSeconds + defaultClipSeconds);

/** The valid clip that is nearest to the given start and end. */
export function fitCutToRange({ start, end }: Cut, cuttableRange: Cut): Cut {
  const length = clamp(end - start, minClipSeconds, maxClipSeconds);
  return moveCut(createCut(start, start + length), 0, cuttableRange);
}

/** The strip's range: long enough for the longest clip, with the current clip in the middle. */
export function createWindowAround({ start, end }: Cut, cuttableRange: Cut): Cut {
  const length = maxClipSeconds + 2 * stripMarginSeconds;
  return moveCut(createCut((start + end) / 2 - length / 2, (start + end) / 2 + length / 2), 0, {
    start: cuttableRange.start,
    end: Math.max(cuttableRange.end, end, cuttableRange.start + length),
  });
}

/**
 * Returns the strip's window while the clip is inside it with some space, else a new one around the clip. An equal
 * window stays the same object, because the form sets it during render: a new object would cause another render.
 */
export function fitWindow(window: Cut, cut: Cut, cuttableRange: Cut): Cut {
  const windowMarginSeconds = 1;
  const isInside =
    (cut.start >= window.start + windowMarginSeconds || window.start <= cuttableRange.start) &&
    (cut.end <= window.end - windowMarginSeconds || window.end >= cuttableRange.end);
  if (isInside && cut.start >= window.start && cut.end <= window.end) return window;
  const centredWindow = createWindowAround(cut, cuttableRange);
  return centredWindow.start === window.start && centredWindow.end === window.end ? window : centredWindow;
}

/** Seconds until the match has reached the end of the clip; at 0 the viewer can save it. */
export const getSecondsUntilEnd = ({ end }: Cut, cuttableRange: Cut): number =>
  Math.max(0, Math.ceil(end - cuttableRange.end));
