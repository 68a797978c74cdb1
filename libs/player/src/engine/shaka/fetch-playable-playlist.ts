import { playlistTimeoutMs } from './shaka-settings.ts';
import { toAddress } from './to-address.ts';
import { readAnswer, type MediaPlaylist, type PlaylistAnswer } from './playlist-answer.ts';

/**
 * Returns the segment at a second of a recording; the newest segment of a live stream or beyond the recording's end.
 */
function getSegment(
  { isEnded, durations, segments, newestSegment }: MediaPlaylist,
  second: number,
): string | undefined {
  let remainingSeconds = second;
  const segmentIndex = isEnded ? durations.findIndex((seconds) => (remainingSeconds -= seconds) < 0) : -1;
  return segments[segmentIndex] ?? newestSegment;
}

/**
 * Requests a media playlist, its initialization segment and one of its segments.
 * @param second the place in a recording whose segment must arrive
 * @returns null unless all of them arrive
 */
export async function fetchPlayablePlaylist(address: string, second = Infinity): Promise<PlaylistAnswer | null> {
  const load = (file: string): Promise<Response> =>
    fetch(file, { cache: 'no-store', signal: AbortSignal.timeout(playlistTimeoutMs) });
  try {
    const response = await load(address);
    const data = await response.arrayBuffer();
    const answer = readAnswer({ uri: response.url, originalUri: address, data });
    if (!response.ok || !answer.media || answer.media.isEmpty) return null;
    for (const name of [answer.media.initSegment, getSegment(answer.media, second)]) {
      const file = name && toAddress(name, response.url, answer.text);
      // Without a readable address the playlist counts as working: its variables may be defined in the multivariant
      // playlist.
      if (!file) continue;
      const { ok, body } = await load(file);
      // Only the status matters.
      await body?.cancel();
      if (!ok) return null;
    }
    return answer;
  } catch {
    return null;
  }
}
