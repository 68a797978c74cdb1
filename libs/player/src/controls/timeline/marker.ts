import type { PlayerState } from '../../store/player-state.ts';

/**
 * The kind of a marker. It determines the icon and the default colour, so that colour is never the only difference.
 * Moments are pins, starts of periods are ticks, stretches (a clip, a break with ads) are bands.
 */
export type MarkerKind = 'goal' | 'card' | 'save' | 'moment' | 'period' | 'selection' | 'break';

/** A moment or a stretch of the match on the seek bar. */
export interface Marker {
  /** Unique within its layer. */
  id: string;
  /** Seconds from the start of the recording; live: from `timelineStart`. */
  start: number;
  /** The end of a stretch, in the same seconds. */
  end?: number | undefined;
  kind: MarkerKind;
  /** "Goal, Henrik Dahl" */
  label: string;
  /** "35:02, from the point, 2–2" */
  detail?: string | undefined;
  /** A CSS colour, such as a team's: fills a band or a tick, rings a pin. */
  color?: string | undefined;
}

/** Markers of one feature. Several layers overlap on the seek bar. */
export interface MarkerLayer {
  id: string;
  /** Names the list to assistive technology: "Key moments". */
  label: string;
  /** Whether the layer reveals the course of the match: it is hidden from viewers who avoid spoilers. */
  spoils?: boolean | undefined;
  markers: readonly Marker[];
}

/** The part of the state that relates match time to media time. */
export type TimelineAnchor = Pick<PlayerState, 'momentOrigin'>;

/**
 * Converts match seconds to media seconds. They differ only for a live stream whose playlist has dropped its beginning.
 * @param timelineStart the zero of match seconds, in milliseconds since 1970
 */
export function toMediaTime(time: number, { momentOrigin }: TimelineAnchor, timelineStart: number | undefined): number {
  if (momentOrigin === null || timelineStart === undefined) return time;
  return time - (momentOrigin - timelineStart) / 1000;
}

/** A layer in media seconds, its markers ascending. */
export function toMediaLayer(
  layer: MarkerLayer,
  anchor: TimelineAnchor,
  timelineStart: number | undefined,
): MarkerLayer {
  const toMedia = (time: number): number => toMediaTime(time, anchor, timelineStart);
  const markers = layer.markers.map((marker) => ({
    ...marker,
    start: toMedia(marker.start),
    end: marker.end === undefined ? undefined : toMedia(marker.end),
  }));
  return { ...layer, markers: [...markers].sort((a, b) => a.start - b.start) };
}

/**
 * Seconds by which a jump lands before a moment, so that the viewer sees the build-up. A jump to a stretch lands at its
 * start.
 */
const leadInSeconds = 5;

/** Returns the target of a jump to a moment, on the timeline of `start`. */
export const leadInto = ({ start, end }: Pick<Marker, 'start' | 'end'>): number =>
  end === undefined ? Math.max(0, start - leadInSeconds) : start;

const isBand = ({ kind }: Marker): boolean => kind === 'selection' || kind === 'break';

/** The targets of steps between moments, ascending. Clips and breaks are no targets. */
export function getStops(layers: readonly MarkerLayer[]): readonly number[] {
  const moments = layers.flatMap(({ markers }) => markers.filter((marker) => !isBand(marker)));
  const startSeconds = moments.map((marker) => (marker.kind === 'period' ? marker.start : leadInto(marker)));
  return [...startSeconds].sort((a, b) => a - b);
}
