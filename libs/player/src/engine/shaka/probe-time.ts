import { readMediaTime } from './media-time.ts';
import type { MediaPlaylist } from './playlist-answer.ts';

/** A live playlist without times of day. */
export interface UndatedPlaylist extends MediaPlaylist {
  /** The playlist's address after redirects. */
  uri: string;
  text: string;
}

/** The first bytes of a segment, which contain its first timestamp. */
const headBytes = 64_000;
/** The engine starts playback this many segments before the end of a playlist, so it loads that segment anyway. */
const segmentsFromEnd = 3;
/** Time limit in milliseconds. */
const probeTimeoutMs = 4000;

/** Fetches the first bytes at an address and no more. */
async function fetchHead(address: string): Promise<Uint8Array> {
  const abortController = new AbortController();
  const timer = setTimeout(() => abortController.abort(), probeTimeoutMs);
  const headBuffer = new Uint8Array(headBytes);
  let length = 0;
  try {
    const response = await fetch(address, { signal: abortController.signal });
    const reader = response.ok ? response.body?.getReader() : undefined;
    for (let part = await reader?.read(); part?.value && length < headBytes; part = await reader?.read()) {
      headBuffer.set(part.value.subarray(0, headBytes - length), length);
      length = Math.min(headBytes, length + part.value.length);
    }
  } finally {
    clearTimeout(timer);
    abortController.abort();
  }
  return headBuffer.subarray(0, length);
}

/**
 * Returns the time of the playlist's first segment by its timestamps, in seconds; null for segments without readable
 * timestamps.
 * @throws when a request fails
 */
export async function probeTime({ text, uri, durations, segments, key }: UndatedPlaylist): Promise<number | null> {
  if (text.includes('#EXT-X-BYTERANGE') || key.startsWith('METHOD=AES-128')) return null;
  // Timestamps may restart at a discontinuity.
  const lastSegmentCount =
    text
      .split(/^#EXT-X-DISCONTINUITY\s/m)
      .at(-1)
      ?.match(/^#EXTINF/gm)?.length ?? 0;
  const index = Math.max(0, segments.length - Math.min(lastSegmentCount, segmentsFromEnd));
  const mapUri = [...text.matchAll(/^#EXT-X-MAP:.*URI="([^"]+)"/gm)].at(-1)?.[1];
  const [segment, init] = await Promise.all([
    fetchHead(new URL(segments[index] ?? '', uri).href),
    mapUri === undefined ? null : fetchHead(new URL(mapUri, uri).href),
  ]);
  const time = readMediaTime(segment, init);
  return time === null
    ? null
    : durations.slice(0, index).reduce((startSeconds, durationSeconds) => startSeconds - durationSeconds, time);
}
