import { boundDash } from './bound-manifest.ts';
import { boundHls } from './bound-playlist.ts';
import { isHls } from './shaka-builds.ts';

/** The engine's number for requests of playlists. */
export const MANIFEST_REQUEST = 0;
const LEAST_GAP = 1000;
const HLS_HEADER = '#EXTM3U';
/** Header tags stand at the top; a long DVR playlist need not be decoded whole. */
const HEAD_BYTES = 2048;

/**
 * Watches playlists pass. It holds requests apart once a playlist came back as garbage (the engine asks again after
 * 100 ms then, seven times a second for every viewer, which turns one broken proxy into an outage), and it learns how
 * long segments are and whether they come in parts: the engine's own manifest is nobody else's to read.
 */
export interface ManifestFilter {
  /** Request filter of the engine: delays, never refuses. */
  beforeRequest(type: number): Promise<void> | void;
  /** Response filter of the engine. @throws PlaylistTooLong for a playlist that would block the page */
  afterResponse(type: number, response: ManifestResponse): void;
  /** The longest segment in seconds, as declared by an HLS playlist; 0 while unknown. */
  targetDuration(): number;
  /** Whether segments can be had before they are whole. */
  lowLatency(): boolean;
  /** Calls back when an encoder has begun its numbering anew, which the engine may not follow. */
  onRestart(listener: () => void): void;
  /** Where the stream keeps its seek thumbnails as WebVTT, or null. */
  thumbnails(): string | null;
}

/** `#EXT-X-SESSION-DATA:DATA-ID="com.touchline.thumbnails",VALUE="thumbnails.vtt"` */
const THUMBNAILS = /^#EXT-X-SESSION-DATA:.*DATA-ID="[^"]*thumbnails".*VALUE="([^"]+)"/m;
/** A cache may answer with a playlist that is a few segments old; an encoder that restarts goes back much further. */
const STALE_SEGMENTS = 5;

/** DASH: segments are there before they are whole. */
const EARLY_SEGMENTS = /availabilityTimeOffset="(?!0(?:\.0+)?")/;

const IMAGE_STREAM = /^#EXT-X-IMAGE-STREAM-INF:.*\n?/gm;

interface ManifestResponse {
  uri: string;
  data: ArrayBuffer | ArrayBufferView;
}

function decode(data: ArrayBuffer | ArrayBufferView, length?: number): string {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return new TextDecoder().decode(bytes.subarray(0, length)).trimStart();
}

/**
 * The engine fetches an image playlist before the first frame. Where the stream names its thumbnails as WebVTT, too, the
 * image playlist is left out, and the pictures come when the viewer first points at the timeline.
 */
function withoutImages(response: ManifestResponse): string | null {
  const text = decode(response.data);
  const value = THUMBNAILS.exec(text)?.[1];
  if (value === undefined) return null;
  response.data = new TextEncoder().encode(text.replace(IMAGE_STREAM, ''));
  return new URL(value, response.uri).href;
}

/** @param now milliseconds, for tests */
export function createManifestFilter(now: () => number = Date.now): ManifestFilter {
  let slow = false;
  let next = 0;
  let target = 0;
  let lowLatency = false;
  let restarted: () => void = () => undefined;
  const sequences = new Map<string, number>();
  let thumbnails: string | null = null;
  function follow(uri: string, text: string): void {
    const sequence = /#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1];
    if (sequence === undefined) return;
    const path = uri.replace(/[?#].*/s, '');
    const before = sequences.get(path);
    sequences.set(path, Number(sequence));
    if (before !== undefined && Number(sequence) < before - STALE_SEGMENTS) restarted();
  }

  return {
    onRestart(listener) {
      restarted = listener;
    },
    beforeRequest(type) {
      if (type !== MANIFEST_REQUEST || !slow) return;
      const wait = Math.max(0, next - now());
      next = now() + wait + LEAST_GAP;
      return new Promise((resolve) => setTimeout(resolve, wait));
    },
    afterResponse(type, response) {
      if (type !== MANIFEST_REQUEST) return;
      if (!isHls(response.uri)) {
        const manifest = decode(response.data);
        boundDash(manifest);
        lowLatency = EARLY_SEGMENTS.test(manifest);
        return;
      }
      const bounded = response.data.byteLength > HEAD_BYTES ? boundHls(decode(response.data)) : undefined;
      if (bounded !== undefined) response.data = new TextEncoder().encode(bounded);
      const text = decode(response.data, HEAD_BYTES);
      const garbage = !text.startsWith(HLS_HEADER);
      if (garbage && !slow) next = now() + LEAST_GAP;
      slow = garbage;
      target = Number(/#EXT-X-TARGETDURATION:(\d+)/.exec(text)?.[1] ?? target);
      follow(response.uri, text);
      // Captions have no parts where pictures have.
      lowLatency ||= text.includes('#EXT-X-PART-INF');
      if (!text.includes('#EXT-X-STREAM-INF')) return;
      lowLatency = false;
      thumbnails = withoutImages(response);
    },
    targetDuration: () => target,
    lowLatency: () => lowLatency,
    thumbnails: () => thumbnails,
  };
}
