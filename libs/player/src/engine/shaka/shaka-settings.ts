import { readPreferences } from '../../preferences/preferences.ts';
import { recallBandwidth } from '../bandwidth-memory.ts';
import type { ClientData, DrmServers, EngineOptions } from '../engine.ts';
import { getPreferredAudio } from './select-tracks.ts';

/** Seconds that the engine buffers ahead of the picture. */
export const bufferingGoal = 20;

/** How long another quality plays after a fault, in seconds: the next segment usually arrives again. */
export const faultBanSeconds = 1.5;
/** A playlist that takes longer counts as missing. */
export const playlistTimeoutMs = 8000;
/** Assumed until a playlist declares it: HLS recommends 6 s segments. */
const assumedSegmentSeconds = 6;

/**
 * The timeout of a segment in milliseconds: about two segments, and long enough for a short gap of a mobile network.
 */
function segmentTimeout(targetDuration: number): number {
  return Math.max(4, 2 * (targetDuration || assumedSegmentSeconds)) * 1000;
}

/** Retries of one segment; the failure callback handles the stream-wide retries. */
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

/** CMCD allows at most this many characters. */
const maxIdCharacters = 64;

function cmcdSettings({ in: location, contentId }: ClientData): object {
  return {
    enabled: true,
    version: 2,
    useHeaders: location === 'headers',
    // A header with other than ASCII characters would make the request fail.
    contentId: contentId.replace(/[^\x20-\x7e]+/g, encodeURIComponent).slice(0, maxIdCharacters),
    // The engine's own session id would change with each reload, and needs a secure page.
    sessionId: Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
  };
}

const keySystems = {
  clearkey: 'org.w3.clearkey',
  widevine: 'com.widevine.alpha',
  playready: 'com.microsoft.playready',
  fairplay: 'com.apple.fps',
} as const;

function drmSettings({ clearkey, widevine, playready, fairplay }: DrmServers): object {
  return {
    servers: {
      ...(clearkey && { [keySystems.clearkey]: clearkey.licenseUrl }),
      ...(widevine && { [keySystems.widevine]: widevine.licenseUrl }),
      ...(playready && { [keySystems.playready]: playready.licenseUrl }),
      ...(fairplay && { [keySystems.fairplay]: fairplay.licenseUrl }),
    },
    ...(fairplay && { advanced: { [keySystems.fairplay]: { serverCertificateUri: fairplay.certificateUrl } } }),
  };
}

/**
 * Settings with a measured reason. Two of them halve the time to the first frame: no caption detection, and last
 * session's bandwidth in place of the browser's estimate.
 */
export function shakaSettings({ clientData, drm }: EngineOptions = {}): object {
  return {
    preferredAudio: getPreferredAudio(readPreferences().audio),
    ...(drm && { drm: drmSettings(drm) }),
    ...(clientData && { cmcd: cmcdSettings(clientData) }),
    abr: { useNetworkInformation: false, defaultBandwidthEstimate: recallBandwidth() },
    manifest: {
      hls: {
        disableClosedCaptionsDetection: true,
        // A match is worth watching without captions and thumbnails.
        ignoreTextStreamFailures: true,
        ignoreImageStreamFailures: true,
      },
      retryParameters: {
        maxAttempts: 6,
        baseDelay: 300,
        backoffFactor: 1.5,
        fuzzFactor: 0.3,
        timeout: playlistTimeoutMs,
        // These limits would report an aborted request.
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
      bufferingGoal,
      retryParameters: segmentRetries(0),
    },
  };
}
