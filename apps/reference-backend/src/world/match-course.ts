/** A part of a match with a running or a stopped clock. Times are seconds from the kick-off. */
export interface Segment {
  from: number;
  to: number;
  period: number;
  /** The seconds of the period that were played before this part. */
  clock: number;
  isRunning: boolean;
}

export interface Goal {
  /** Seconds from the kick-off. */
  atSeconds: number;
  period: number;
  team: 1 | 2;
  points: number;
}

/** The course of a match, which its seed determines. */
export interface MatchScript {
  segments: readonly Segment[];
  goals: readonly Goal[];
  /** The points within sets, for sports whose score counts sets. */
  rallies?: readonly Goal[];
  /** The seconds from the kick-off to the end. */
  lengthSeconds: number;
}
