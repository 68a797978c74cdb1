/** A part of a match with a running or a stopped clock. Times are seconds from the kick-off. */
export interface Segment {
  from: number;
  to: number;
  period: number;
  /** Seconds played in the period at the start of the part. */
  clock: number;
  isRunning: boolean;
}

export interface Goal {
  /** Seconds from the kick-off. */
  at: number;
  period: number;
  team: 1 | 2;
  points: number;
}

/** All events of a match, the same for the same seed. */
export interface MatchScript {
  segments: readonly Segment[];
  goals: readonly Goal[];
  /** Points within a set, for sports whose score counts sets. */
  rallies?: readonly Goal[];
  /** Seconds from kick-off to the end. */
  length: number;
}
