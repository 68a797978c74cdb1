/** Tags that apply to all later segments. */
const lastingTag = /^#EXT-X-(?:MAP|BITRATE|KEY):/;
/** Tags that change with the playlist's first segment. */
const renewedTag =
  /^#EXT-X-(?:MEDIA-SEQUENCE|DISCONTINUITY-SEQUENCE|PLAYLIST-TYPE|PROGRAM-DATE-TIME):|^#EXT-X-DISCONTINUITY$/;
const dateTag = '#EXT-X-PROGRAM-DATE-TIME:';

const getValue = (line: string): string => line.slice(line.indexOf(':') + 1);
const numberIn = (lines: readonly string[], tag: string): number =>
  Number(getValue(lines.find((line) => line.startsWith(tag)) ?? '')) || 0;

/** Collects the tags of dropped segments that still apply to the first kept one. */
function createTagCollector() {
  const held = new Map<string, string>();
  let time = NaN;
  let discontinuities = 0;
  return {
    read(line: string): void {
      if (line === '#EXT-X-DISCONTINUITY') discontinuities += 1;
      else if (line.startsWith(dateTag)) time = Date.parse(getValue(line));
      else if (line.startsWith('#EXTINF:')) time += 1000 * (Number.parseFloat(getValue(line)) || 0);
      // Each key system has its own key.
      else if (lastingTag.test(line))
        held.set(`${line.split(':', 1)[0]} ${/KEYFORMAT="([^"]*)"/.exec(line)?.[1]}`, line);
    },
    lines: (lines: readonly string[], dropped: number): string[] => [
      `#EXT-X-MEDIA-SEQUENCE:${numberIn(lines, '#EXT-X-MEDIA-SEQUENCE:') + dropped}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${numberIn(lines, '#EXT-X-DISCONTINUITY-SEQUENCE:') + discontinuities}`,
      ...held.values(),
      ...(Number.isNaN(time) ? [] : [dateTag + new Date(time).toISOString()]),
    ],
  };
}

/**
 * Returns a live playlist without its oldest segments.
 * @param drop how many segments
 */
export function lastSegments(lines: readonly string[], drop: number): string {
  const first = lines.findIndex((line) => line.startsWith('#EXTINF:'));
  const tags = createTagCollector();
  let at = 0;
  // The line with the address ends a segment.
  for (let left = drop; left > 0; at += 1) {
    const line = lines[at] ?? '';
    tags.read(line);
    if (line !== '' && !line.startsWith('#')) left -= 1;
  }
  const head = lines.slice(0, first).filter((line) => !renewedTag.test(line) && !lastingTag.test(line));
  return [...head, ...tags.lines(lines, drop), ...lines.slice(at)].join('\n');
}
