import { boundDash } from './bound-manifest.ts';
import { boundHls } from './bound-playlist.ts';
import { playlistId } from './playlist-id.ts';
import { createPlaylistOrder } from './playlist-order.ts';
import { createPlaylistPace } from './playlist-pace.ts';
import { isHls } from './shaka-builds.ts';

/** The engine's number for requests of playlists. */
export const MANIFEST_REQUEST = 0;

/**
 * Watches playlists pass. It spaces the requests of each, replaces older answers by the newest, and learns the segments' length and
 * whether they come in parts: the engine shows its own manifest to no other code.
 */
export interface ManifestFilter {
  /** Request filter of the engine: delays, never refuses. */
  beforeRequest(type: number, request: { uris: readonly string[] }): Promise<void> | void;
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
  /** Forgets earlier answers, because another load begins. */
  reset(): void;
}

/** `#EXT-X-SESSION-DATA:DATA-ID="com.touchline.thumbnails",VALUE="thumbnails.vtt"` */
const THUMBNAILS = /^#EXT-X-SESSION-DATA:.*DATA-ID="[^"]*thumbnails".*VALUE="([^"]+)"/m;

/** DASH: segments are there before they are whole. */
const EARLY_SEGMENTS = /availabilityTimeOffset="(?!0(?:\.0+)?")/;

const IMAGE_STREAM = /^#EXT-X-IMAGE-STREAM-INF:.*\n?/gm;

interface ManifestResponse {
  uri: string;
  /** As it was asked for, before servers sent the engine on. */
  originalUri?: string;
  data: ArrayBuffer | ArrayBufferView;
}

const decode = (data: ArrayBuffer | ArrayBufferView): string => new TextDecoder().decode(data).trimStart();

/**
 * The engine fetches an image playlist before the first frame. Where the stream names its thumbnails as WebVTT, too, the
 * image playlist is left out, and the pictures come when the viewer first points at the timeline.
 */
function withoutImages(response: ManifestResponse, text: string): string | null {
  const value = THUMBNAILS.exec(text)?.[1];
  if (value === undefined) return null;
  response.data = new TextEncoder().encode(text.replace(IMAGE_STREAM, ''));
  return new URL(value, response.uri).href;
}

/** Whether an answer is HLS, which its address need not say. */
const isPlaylist = (uri: string, text: string): boolean => isHls(uri) || text.startsWith('#EXTM3U');

/** @param now milliseconds, for tests */
export function createManifestFilter(now: () => number = Date.now): ManifestFilter {
  const pace = createPlaylistPace(now);
  const order = createPlaylistOrder();
  let target = 0;
  /** Seconds of a part of a segment; 0 where segments come whole. */
  let part = 0;
  let lowLatency = false;
  let restarted: () => void = () => undefined;
  let thumbnails: string | null = null;

  /** Puts the newest answer in the place of an older one. */
  function keepOrder(response: ManifestResponse, text: string): void {
    const followed = order.follow(playlistId(response.originalUri ?? response.uri), text);
    if (followed.kind === 'older') response.data = new TextEncoder().encode(followed.newest);
    else if (followed.kind === 'restart') restarted();
  }

  return {
    onRestart(listener) {
      restarted = listener;
    },
    beforeRequest(type, { uris: [address = ''] }) {
      if (type !== MANIFEST_REQUEST) return;
      // A stream in parts is asked for as often as there is a new one.
      return pace.wait(playlistId(address), part > 0 ? (1000 * part) / 2 : undefined);
    },
    afterResponse(type, response) {
      if (type !== MANIFEST_REQUEST) return;
      const whole = decode(response.data);
      if (!isPlaylist(response.uri, whole)) {
        boundDash(whole);
        lowLatency = EARLY_SEGMENTS.test(whole);
        return;
      }
      const bounded = boundHls(whole);
      if (bounded !== undefined) response.data = new TextEncoder().encode(bounded);
      const text = bounded ?? whole;
      target = Number(/#EXT-X-TARGETDURATION:(\d+)/.exec(text)?.[1] ?? target);
      // Captions have no parts where pictures have.
      part = Number(/^#EXT-X-PART-INF:.*PART-TARGET=([\d.]+)/m.exec(text)?.[1] ?? part);
      lowLatency = part > 0;
      if (!text.includes('#EXT-X-STREAM-INF')) return keepOrder(response, text);
      part = 0;
      lowLatency = false;
      thumbnails = withoutImages(response, text);
    },
    targetDuration: () => target,
    lowLatency: () => lowLatency,
    thumbnails: () => thumbnails,
    reset: order.reset,
  };
}
