import { recallBandwidth } from '../bandwidth-memory.ts';

/** What a customer or a page may change about the engine. */
export interface EngineOptions {
  /** Look inside the video for captions the playlist does not declare; costs two segments before the first frame. */
  detectUndeclaredCaptions?: boolean | undefined;
}

/** Seconds that are fetched ahead of what is shown. */
export const bufferingGoal = 20;

/** How long another quality plays after a fault of one, in seconds: with the next segment it is usually well again. */
export const BAN_AFTER_FAULT = 1.5;
/** Assumed until the playlist says: HLS recommends 6 s segments. */
const ASSUMED_SEGMENT = 6;

/** Milliseconds a segment may take: about two segments, never less than a mobile network's bad moment. */
export function segmentTimeout(targetDuration: number): number {
  return Math.max(4, 2 * (targetDuration || ASSUMED_SEGMENT)) * 1000;
}

/** Retries of one segment; the stream-wide retries are the failure callback's. */
export function segmentRetries(targetDuration: number): object {
  const timeout = segmentTimeout(targetDuration);
  return {
    maxAttempts: 3,
    baseDelay: 400,
    backoffFactor: 1.5,
    fuzzFactor: 0.5,
    timeout,
    connectionTimeout: timeout,
    stallTimeout: Math.min(timeout, 5000),
  };
}

/**
 * Settings with a measured reason. Two things halve the time to the first frame: no caption detection, and last session's
 * bandwidth instead of the browser's guess (which makes the engine ignore the remembered one).
 */
export function shakaSettings({ detectUndeclaredCaptions = false }: EngineOptions = {}): object {
  return {
    abr: { useNetworkInformation: false, defaultBandwidthEstimate: recallBandwidth() },
    manifest: {
      hls: { disableClosedCaptionsDetection: !detectUndeclaredCaptions },
      retryParameters: {
        maxAttempts: 6,
        baseDelay: 300,
        backoffFactor: 1.5,
        fuzzFactor: 0.3,
        timeout: 8000,
        connectionTimeout: 8000,
        stallTimeout: 8000,
      },
    },
    streaming: {
      lowLatencyMode: true,
      // A live stream starts where a segment starts; any tolerance fetches the segment before it first.
      inaccurateManifestTolerance: 0,
      maxDisabledTime: BAN_AFTER_FAULT,
      bufferBehind: 30,
      bufferingGoal,
      retryParameters: segmentRetries(0),
    },
  };
}
