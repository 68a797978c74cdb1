import type { PlayerState } from '../store/player-state.ts';

/**
 * What a marker is; decides its icon and, unless it brings one, its colour: never colour alone. Moments of the match are pins,
 * the start of a period is a tick, and a stretch of the recording (a clip that is being cut, a break with ads) is a band.
 */
export type MarkerKind = 'goal' | 'card' | 'save' | 'moment' | 'period' | 'selection' | 'break';

/** A moment or a stretch of the match on the seek bar. */
export interface Marker {
  /** Within its layer. */
  id: string;
  /** Seconds from the start of the recording; live: from `timelineStart`. */
  start: number;
  /** Of a stretch; in the same seconds. */
  end?: number | undefined;
  kind: MarkerKind;
  /** "Goal, Henrik Dahl" */
  label: string;
  /** "35:02, from the point, 2–2" */
  detail?: string | undefined;
  /** A CSS colour, such as a team's: fills a band or a tick, rings a pin. */
  color?: string | undefined;
}

/** Markers of one feature. Several layers lie over each other on the seek bar. */
export interface MarkerLayer {
  id: string;
  /** Names the list to assistive technology: "Key moments". */
  label: string;
  /** Whether it reveals how the match goes: it is left out for a viewer who wants no spoilers. */
  spoils?: boolean | undefined;
  markers: readonly Marker[];
}

/** The part of the state that decides where match time stands in media time. */
export type TimelineAnchor = Pick<PlayerState, 'wallClockOrigin'>;

/**
 * Match seconds to media seconds. They are the same, except for a live stream whose playlist has lost its beginning: its
 * media time starts later. `timelineStart` is where match seconds count from, in milliseconds.
 */
export function toMediaTime(
  time: number,
  { wallClockOrigin }: TimelineAnchor,
  timelineStart: number | undefined,
): number {
  if (wallClockOrigin === null || timelineStart === undefined) return time;
  return time - (wallClockOrigin - timelineStart) / 1000;
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

/** Seconds before a moment at which a jump to it lands, so that one sees how it came about. A stretch has a beginning of its own. */
const LEAD_IN = 5;

/** Where a jump to a moment of the match lands, in the seconds that it is counted in. */
export const leadInto = ({ start, end }: Pick<Marker, 'start' | 'end'>): number =>
  end === undefined ? Math.max(0, start - LEAD_IN) : start;

const isBand = ({ kind }: Marker): boolean => kind === 'selection' || kind === 'break';

/** Where the steps from moment to moment stop, ascending: before what happens in the match, not at what lies over it. */
export function stops(layers: readonly MarkerLayer[]): readonly number[] {
  const moments = layers.flatMap(({ markers }) => markers.filter((marker) => !isBand(marker)));
  const starts = moments.map((marker) => (marker.kind === 'period' ? marker.start : leadInto(marker)));
  return [...starts].sort((a, b) => a - b);
}
