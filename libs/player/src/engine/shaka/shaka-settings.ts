import { readPreferences } from '../../preferences/preferences.ts';
import { recallBandwidth } from '../bandwidth-memory.ts';
import { getPreferredAudio } from './select-tracks.ts';

/** Seconds that the engine buffers ahead of the picture. */
export const bufferingGoalSeconds = 20;

/**
 * How long another quality plays after a fault, in seconds. On a slow network, its playlist, initialization segment and
 * first segment must arrive in this time.
 */
export const faultBanSeconds = 8;
/** A playlist that takes longer counts as missing. */
export const playlistTimeoutMs = 8000;
/** The length of segments until a playlist declares it: HLS recommends 6 s. */
const assumedSegmentSeconds = 6;

/**
 * The timeout of a segment in milliseconds: about two segments, and long enough for a short gap of a mobile network.
 */
function getSegmentTimeoutMs(targetDuration: number): number {
  return Math.max(4, 2 * (targetDuration || assumedSegmentSeconds)) * 1000;
}

/** Retries of one segment; the failure callback handles the stream-wide retries. */
export function getSegmentRetries(targetDuration: number): object {
  const timeoutMs = getSegmentTimeoutMs(targetDuration);
  return {
    maxAttempts: 3,
    baseDelay: 400,
    backoffFactor: 1.5,
    fuzzFactor: 0.5,
    timeout: timeoutMs,
    connectionTimeout: timeoutMs,
    stallTimeout: Math.min(timeoutMs, 5000),
  };
}

/** The number of requests for one playlist. */
const maxPlaylistRequests = 6;
/** Less than the watchdog's first wait for a frame, so that a hanging playlist is requested once. */
const trialTimeoutMs = 5000;

/** @param isTrial whether each playlist is requested only once, because another stream can play instead */
export const getManifestRetries = (isTrial: boolean): object => ({
  manifest: {
    retryParameters: isTrial
      ? { maxAttempts: 1, timeout: trialTimeoutMs }
      : { maxAttempts: maxPlaylistRequests, timeout: playlistTimeoutMs },
  },
});

/**
 * Settings that differ from the engine's defaults for a measured reason. Two of them halve the time to the first frame:
 * no caption detection, and last session's bandwidth in place of the browser's estimate.
 */
export function getShakaSettings(): object {
  return {
    preferredAudio: getPreferredAudio(readPreferences().audio),
    abr: { useNetworkInformation: false, defaultBandwidthEstimate: recallBandwidth() },
    manifest: {
      hls: {
        disableClosedCaptionsDetection: true,
        // Otherwise a failure of captions or thumbnails would stop the video.
        ignoreTextStreamFailures: true,
        ignoreImageStreamFailures: true,
      },
      retryParameters: {
        maxAttempts: maxPlaylistRequests,
        baseDelay: 300,
        backoffFactor: 1.5,
        fuzzFactor: 0.3,
        timeout: playlistTimeoutMs,
        // The engine reports these limits as aborted requests.
        connectionTimeout: 0,
        stallTimeout: 0,
      },
    },
    streaming: {
      // Has no effect on streams without low latency.
      lowLatencyMode: true,
      // A live stream starts at a segment's start: with a tolerance the engine would first fetch the segment before it.
      inaccurateManifestTolerance: 0,
      maxDisabledTime: faultBanSeconds,
      ignoreTextStreamFailures: true,
      bufferBehind: 30,
      bufferingGoal: bufferingGoalSeconds,
      retryParameters: getSegmentRetries(0),
    },
  };
}
