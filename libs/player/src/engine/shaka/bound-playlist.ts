/** About 22 hours in segments of four seconds. The engine parses a whole playlist at once, on the page's main thread. */
export const mostSegments = 20_000;

/** Shorter playlists have fewer segments: each takes at least `#EXTINF:4,` and a name. */
const fewBytes = mostSegments * 13;

/** A playlist that would block the page for minutes. */
export class PlaylistTooLong extends Error {
  constructor(segments: number) {
    super(`The playlist has ${segments} segments; ${mostSegments} are read`);
    this.name = 'PlaylistTooLong';
  }
}

/** Tags that apply to all later segments. */
const lasting = /^#EXT-X-(?:MAP|BITRATE|KEY):/;
/** Tags that change with the playlist's first segment. */
const renewed =
  /^#EXT-X-(?:MEDIA-SEQUENCE|DISCONTINUITY-SEQUENCE|PLAYLIST-TYPE|PROGRAM-DATE-TIME):|^#EXT-X-DISCONTINUITY$/;
const date = '#EXT-X-PROGRAM-DATE-TIME:';

const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1);
const numberIn = (lines: readonly string[], tag: string): number =>
  Number(valueOf(lines.find((line) => line.startsWith(tag)) ?? '')) || 0;

/** Collects the tags of dropped segments that still apply to the first kept one. */
function followTags() {
  const held = new Map<string, string>();
  let time = NaN;
  let discontinuities = 0;
  return {
    read(line: string): void {
      if (line === '#EXT-X-DISCONTINUITY') discontinuities += 1;
      else if (line.startsWith(date)) time = Date.parse(valueOf(line));
      else if (line.startsWith('#EXTINF:')) time += 1000 * (Number.parseFloat(valueOf(line)) || 0);
      // Each key system has its own key.
      else if (lasting.test(line)) held.set(`${line.split(':', 1)[0]} ${/KEYFORMAT="([^"]*)"/.exec(line)?.[1]}`, line);
    },
    lines: (lines: readonly string[], dropped: number): string[] => [
      `#EXT-X-MEDIA-SEQUENCE:${numberIn(lines, '#EXT-X-MEDIA-SEQUENCE:') + dropped}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${numberIn(lines, '#EXT-X-DISCONTINUITY-SEQUENCE:') + discontinuities}`,
      ...held.values(),
      ...(Number.isNaN(time) ? [] : [date + new Date(time).toISOString()]),
    ],
  };
}

/** A live playlist without its oldest segments. @param drop how many */
function lastSegments(lines: readonly string[], drop: number): string {
  const first = lines.findIndex((line) => line.startsWith('#EXTINF:'));
  const tags = followTags();
  let at = 0;
  // A segment ends with its address.
  for (let left = drop; left > 0; at += 1) {
    const line = lines[at] ?? '';
    tags.read(line);
    if (line !== '' && !line.startsWith('#')) left -= 1;
  }
  const head = lines.slice(0, first).filter((line) => !renewed.test(line) && !lasting.test(line));
  return [...head, ...tags.lines(lines, drop), ...lines.slice(at)].join('\n');
}

/**
 * Cuts a long live playlist to its last segments.
 * @param text an HLS playlist
 * @returns undefined for a playlist that is short enough
 * @throws PlaylistTooLong for a long recording, because a part would look like the whole
 */
export function boundHls(text: string): string | undefined {
  if (text.length < fewBytes) return undefined;
  const lines = text.split(/\r?\n/);
  const segments = lines.filter((line) => line.startsWith('#EXTINF:')).length;
  if (segments <= mostSegments) return undefined;
  if (lines.includes('#EXT-X-ENDLIST')) throw new PlaylistTooLong(segments);
  return lastSegments(lines, segments - mostSegments);
}
