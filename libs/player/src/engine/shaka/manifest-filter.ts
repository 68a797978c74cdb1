import { maxSegments, PlaylistTooLong } from './bound-playlist.ts';
import type { PlaylistAnswer } from './playlist-answer.ts';
import { getPlaylistId } from './playlist-id.ts';
import { createPlaylistOrder } from './playlist-order.ts';
import { createPlaylistPace } from './playlist-pace.ts';
import { isHls } from './shaka-builds.ts';
import { toAddress } from './to-address.ts';

/** The engine's number for requests of playlists. */
export const manifestRequest = 0;

/**
 * Reads each playlist on its way to the engine, because the engine does not expose its manifest. It spaces the requests
 * of each playlist, and replaces older responses by the newest.
 */
export interface ManifestFilter {
  /** The engine's request filter: it may delay a request, but never refuses one. */
  beforeRequest(type: number, request: { uris: readonly string[] }): Promise<void> | void;
  /**
   * Reads and corrects a response.
   * @throws PlaylistTooLong for a playlist that would block the page
   */
  afterResponse(answer: PlaylistAnswer): void;
  /** The longest segment in seconds, as declared by an HLS playlist; 0 while unknown. */
  targetDuration(): number;
  /** Whether the server offers segments before they are complete. */
  lowLatency(): boolean;
  /** Calls back when an encoder has restarted its numbering, which the engine does not always follow. */
  onRestart(listener: () => void): void;
  /** The address of the stream's seek thumbnails as WebVTT, or null. */
  thumbnailsAddress(): string | null;
  /** Forgets earlier responses, because another load begins. */
  reset(): void;
}

/** `#EXT-X-SESSION-DATA:DATA-ID="com.touchline.thumbnails",VALUE="thumbnails.vtt"` */
const thumbnailsTag = /^#EXT-X-SESSION-DATA:.*DATA-ID="[^"]*thumbnails".*VALUE="([^"]+)"/m;

/** DASH: the server offers segments before they are complete. */
const earlySegmentsAttribute = /availabilityTimeOffset="(?!0(?:\.0+)?")/;

/** The engine plays a live playlist with this tag as a recording, without a live edge. */
const eventTag = /^#EXT-X-PLAYLIST-TYPE:EVENT.*\n?/m;

const imageStreamTag = /^#EXT-X-IMAGE-STREAM-INF:.*\n?/gm;

/**
 * Removes the image playlist, which the engine would fetch before the first frame, from a stream that also names WebVTT
 * thumbnails. The pictures then load when the viewer first points at the timeline.
 */
function removeImageStreams(answer: PlaylistAnswer): string | null {
  const value = thumbnailsTag.exec(answer.text)?.[1];
  if (value === undefined) return null;
  answer.text = answer.text.replace(imageStreamTag, '');
  return toAddress(value, answer.uri, answer.text) ?? null;
}

/** Whether a response is HLS, even without an `.m3u8` address. */
const isPlaylist = (uri: string, text: string): boolean => isHls(uri) || text.startsWith('#EXTM3U');

/**
 * @param countSegments counts the segments of a DASH manifest
 * @param now milliseconds, for tests
 */
export function createManifestFilter(
  countSegments: (text: string) => number = () => 0,
  now: () => number = Date.now,
): ManifestFilter {
  const playlistPace = createPlaylistPace(now);
  const playlistOrder = createPlaylistOrder();
  let targetDurationSeconds = 0;
  /** Seconds of a part of a segment; 0 for whole segments. */
  let partSeconds = 0;
  let isLowLatency = false;
  let onRestarted: () => void = () => undefined;
  let thumbnailsAddress: string | null = null;

  return {
    onRestart(listener) {
      onRestarted = listener;
    },
    beforeRequest(type, { uris: [address = ''] }) {
      if (type !== manifestRequest) return;
      // A stream in parts requests its playlist twice per part.
      return playlistPace.delayRequest(getPlaylistId(address), partSeconds > 0 ? (1000 * partSeconds) / 2 : undefined);
    },
    afterResponse(answer) {
      const { uri, text } = answer;
      if (!isPlaylist(uri, text)) {
        const segmentCount = countSegments(text);
        if (segmentCount > maxSegments) throw new PlaylistTooLong(segmentCount);
        isLowLatency = earlySegmentsAttribute.test(text);
        return;
      }
      targetDurationSeconds = answer.media?.targetDuration || targetDurationSeconds;
      // Playlists of captions have no parts.
      partSeconds = Number(/^#EXT-X-PART-INF:.*PART-TARGET=([\d.]+)/m.exec(text)?.[1] ?? partSeconds);
      isLowLatency = partSeconds > 0;
      if (answer.media && !answer.media.isEmpty && playlistOrder.replaceOldAnswer(answer)) onRestarted();
      if (!answer.media?.isEnded) answer.text = answer.text.replace(eventTag, '');
      if (!text.includes('#EXT-X-STREAM-INF')) return;
      partSeconds = 0;
      isLowLatency = false;
      thumbnailsAddress = removeImageStreams(answer);
    },
    targetDuration: () => targetDurationSeconds,
    lowLatency: () => isLowLatency,
    thumbnailsAddress: () => thumbnailsAddress,
    reset: playlistOrder.reset,
  };
}
