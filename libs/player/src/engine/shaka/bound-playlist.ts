import { replaceText, type PlaylistAnswer } from './playlist-answer.ts';

/**
 * About 22 hours in segments of four seconds. The engine parses a whole playlist at once, on the page's main thread.
 */
export const maxSegments = 20_000;

/** A playlist below this many bytes has fewer segments: each takes at least `#EXTINF:4,` and a name. */
const minCheckedBytes = maxSegments * 13;

/** Thrown for a playlist that would block the page for minutes. */
export class PlaylistTooLong extends Error {
  constructor(segmentCount: number) {
    super(`The playlist has ${segmentCount} segments; ${maxSegments} are read`);
    this.name = 'PlaylistTooLong';
  }
}

/**
 * Cuts a long live playlist to its last segments. The code for this loads with the first such playlist.
 * @throws PlaylistTooLong for a long recording, because a part would look like the whole
 */
export async function limitPlaylistLength(answer: PlaylistAnswer): Promise<void> {
  const { text, media } = answer;
  if (text.length < minCheckedBytes || !media) return;
  const segmentCount = media.segments.length;
  if (segmentCount <= maxSegments) return;
  if (text.includes('#EXT-X-ENDLIST')) throw new PlaylistTooLong(segmentCount);
  const { keepLastSegments } = await import('./last-segments.ts');
  replaceText(answer, keepLastSegments(text.split(/\r?\n/), segmentCount - maxSegments));
}
