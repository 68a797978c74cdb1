import type { PlayerProblem } from '../engine/player-problem.ts';

/** How long a quality played, in milliseconds. */
export interface PlayedQuality {
  /** Lines, as in 1080. */
  height: number;
  /** Bits per second. */
  bandwidth: number;
  played: number;
}

/** A fault of the stream, whether the viewer noticed it or not. */
export interface NotedProblem extends Pick<PlayerProblem, 'kind' | 'code' | 'status' | 'request'> {
  times: number;
  /** Milliseconds after the start when it came first. */
  after: number;
}

/**
 * How a video has played for one viewer, for support and telemetry. Of the viewer it knows nothing, and of the stream's address
 * only the host: signatures stand in paths and queries. Durations are milliseconds.
 */
export interface PlaybackReceipt {
  /** Milliseconds since 1970: when the video was first asked for. */
  startedAt: number;
  host: string;
  live: boolean;
  /** From there to the first frame; null while there is none. */
  startUp: number | null;
  /** The picture ran. */
  played: number;
  /** The picture stood still although it should have run; a viewer's own seeks do not count. */
  stalls: { count: number; total: number; longest: number };
  /** Best first. */
  qualities: readonly PlayedQuality[];
  /** Times that another quality came. */
  switches: number;
  frames: { decoded: number; dropped: number };
  /** Times that the stream had to be brought back. */
  recoveries: number;
  /** At most ten kinds. */
  problems: readonly NotedProblem[];
}
