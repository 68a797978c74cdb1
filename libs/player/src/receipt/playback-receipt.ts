import type { PlayerProblem } from '../engine/player-problem.ts';

/** The time of play at a quality, in milliseconds. */
export interface PlayedQuality {
  /** The height in lines, such as 1080. */
  height: number;
  /** Bits per second. */
  bandwidth: number;
  played: number;
}

/** A fault of the stream, whether the viewer noticed it or not. */
export interface RecordedProblem extends Pick<PlayerProblem, 'kind' | 'code' | 'status' | 'request'> {
  times: number;
  /** Milliseconds after the start when it first occurred. */
  after: number;
}

/**
 * How a video has played for one viewer, for support and telemetry. It does not identify the viewer. It contains only
 * the host of the stream's address, because paths and queries contain signatures. Durations are milliseconds.
 */
export interface PlaybackReceipt {
  /** Milliseconds since 1970: when the video was first started. */
  startedAt: number;
  host: string;
  live: boolean;
  /** Milliseconds from the start to the first frame; null before the first frame. */
  startUp: number | null;
  /** The time of play in milliseconds. */
  played: number;
  /** Times at which the video stopped although it should have advanced, except after a viewer's own seeks. */
  stalls: { count: number; total: number; longest: number };
  /** The played qualities, best first. */
  qualities: readonly PlayedQuality[];
  /** The number of changes of quality. */
  switches: number;
  frames: { decoded: number; dropped: number };
  /** The number of recoveries of the stream. */
  recoveries: number;
  /** The stream's problems, with at most ten kinds. */
  problems: readonly RecordedProblem[];
}
