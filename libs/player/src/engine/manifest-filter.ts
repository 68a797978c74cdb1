const MANIFEST_REQUEST = 0;
const LEAST_GAP = 1000;
const HLS_HEADER = '#EXTM3U';
/** Header tags stand at the top; a long DVR playlist need not be decoded whole. */
const HEAD_BYTES = 2048;

/**
 * Watches playlists pass. It holds requests apart once a playlist came back as garbage (the engine asks again after
 * 100 ms then, seven times a second for every viewer, which turns one broken proxy into an outage), and it learns how
 * long segments are.
 */
export interface ManifestFilter {
  /** Request filter of the engine: delays, never refuses. */
  beforeRequest(type: number): Promise<void> | void;
  /** Response filter of the engine. */
  afterResponse(type: number, response: ManifestResponse): void;
  /** The longest segment in seconds, as declared by an HLS playlist; 0 while unknown. */
  targetDuration(): number;
}

interface ManifestResponse {
  uri: string;
  data: ArrayBuffer | ArrayBufferView;
}

function head(data: ArrayBuffer | ArrayBufferView): string {
  const bytes = ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
  return new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).trimStart();
}

/** @param now milliseconds, for tests */
export function createManifestFilter(now: () => number = Date.now): ManifestFilter {
  let slow = false;
  let next = 0;
  let target = 0;
  return {
    beforeRequest(type) {
      if (type !== MANIFEST_REQUEST || !slow) return;
      const wait = Math.max(0, next - now());
      next = now() + wait + LEAST_GAP;
      return new Promise((resolve) => setTimeout(resolve, wait));
    },
    afterResponse(type, response) {
      if (type !== MANIFEST_REQUEST || !/\.m3u8?($|[?#])/i.test(response.uri)) return;
      const text = head(response.data);
      const garbage = !text.startsWith(HLS_HEADER);
      if (garbage && !slow) next = now() + LEAST_GAP;
      slow = garbage;
      target = Number(/#EXT-X-TARGETDURATION:(\d+)/.exec(text)?.[1] ?? target);
    },
    targetDuration: () => target,
  };
}
