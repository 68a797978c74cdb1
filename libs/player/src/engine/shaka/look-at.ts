import { playlistTimeoutMs } from './shaka-settings.ts';
import { toAddress } from './to-address.ts';
import { readAnswer, type PlaylistAnswer } from './playlist-answer.ts';

/**
 * Requests a media playlist that the engine does not request, and its newest segment.
 * @returns null unless both arrive
 */
export async function lookAt(address: string): Promise<PlaylistAnswer | null> {
  const options: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(playlistTimeoutMs) };
  try {
    const response = await fetch(address, options);
    const data = await response.arrayBuffer();
    const answer = readAnswer({ uri: response.url, originalUri: address, data });
    if (!response.ok || !answer.media) return null;
    const { newest } = answer.media;
    const newestAddress = newest && toAddress(newest, response.url, answer.text);
    // Without a readable address the playlist counts as working: its variables may be defined in the multivariant
    // playlist.
    if (!newestAddress) return answer;
    const segment = await fetch(newestAddress, options);
    // Only the status of the segment matters.
    await segment.body?.cancel();
    return segment.ok ? answer : null;
  } catch {
    return null;
  }
}
