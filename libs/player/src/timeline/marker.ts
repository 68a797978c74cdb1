import type { PlayerState } from '../store/player-state.ts';

/** What a key moment is; decides colour and icon, never colour alone. `period` is a tick on the line, not a pin. */
export type MarkerKind = 'goal' | 'card' | 'save' | 'moment' | 'period';

/** A key moment of the match. */
export interface Marker {
  /** Seconds from the start of the recording; live: from the stream's first PROGRAM-DATE-TIME. */
  time: number;
  kind: MarkerKind;
  /** "Goal, Henrik Dahl" */
  label: string;
  /** "35:02, from the point, 2–2" */
  detail?: string | undefined;
}

/** The part of the state that decides where match time stands in media time. */
export type TimelineAnchor = Pick<PlayerState, 'wallClockOrigin'>;

/**
 * Match seconds to media seconds. They are the same, except for a live stream whose playlist has lost its beginning: its
 * media time starts later. `timelineStart` is the stream's first PROGRAM-DATE-TIME in milliseconds.
 */
export function toMediaTime(
  time: number,
  { wallClockOrigin }: TimelineAnchor,
  timelineStart: number | undefined,
): number {
  if (wallClockOrigin === null || timelineStart === undefined) return time;
  return time - (wallClockOrigin - timelineStart) / 1000;
}
