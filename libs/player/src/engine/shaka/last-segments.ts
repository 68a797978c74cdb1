/** Tags that apply to all later segments. */
const persistentTagPattern = /^#EXT-X-(?:MAP|BITRATE|KEY):/;
/** Tags that change with the playlist's first segment. */
const changedTagPattern =
  /^#EXT-X-(?:MEDIA-SEQUENCE|DISCONTINUITY-SEQUENCE|PLAYLIST-TYPE|PROGRAM-DATE-TIME):|^#EXT-X-DISCONTINUITY$/;
const dateTag = '#EXT-X-PROGRAM-DATE-TIME:';

const getValue = (line: string): string => line.slice(line.indexOf(':') + 1);
const getTagNumber = (lines: readonly string[], tag: string): number =>
  Number(getValue(lines.find((line) => line.startsWith(tag)) ?? '')) || 0;

/** Collects the tags of dropped segments that still apply to the first remaining segment. */
function createTagCollector() {
  const persistentTags = new Map<string, string>();
  let time = NaN;
  let discontinuityCount = 0;
  return {
    read(line: string): void {
      if (line === '#EXT-X-DISCONTINUITY') discontinuityCount += 1;
      else if (line.startsWith(dateTag)) time = Date.parse(getValue(line));
      else if (line.startsWith('#EXTINF:')) time += 1000 * (Number.parseFloat(getValue(line)) || 0);
      // A segment may have a key for each key system (KEYFORMAT), so the last tag of each system applies.
      else if (persistentTagPattern.test(line))
        persistentTags.set(`${line.split(':', 1)[0]} ${/KEYFORMAT="([^"]*)"/.exec(line)?.[1]}`, line);
    },
    lines: (lines: readonly string[], droppedCount: number): string[] => [
      `#EXT-X-MEDIA-SEQUENCE:${getTagNumber(lines, '#EXT-X-MEDIA-SEQUENCE:') + droppedCount}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${getTagNumber(lines, '#EXT-X-DISCONTINUITY-SEQUENCE:') + discontinuityCount}`,
      ...persistentTags.values(),
      ...(Number.isNaN(time) ? [] : [dateTag + new Date(time).toISOString()]),
    ],
  };
}

/**
 * Returns a live playlist without its oldest segments.
 * @param dropCount how many segments
 */
export function keepLastSegments(lines: readonly string[], dropCount: number): string {
  const firstSegmentLine = lines.findIndex((line) => line.startsWith('#EXTINF:'));
  const tags = createTagCollector();
  let lineIndex = 0;
  // The line with the address ends a segment.
  for (let remainingSegmentCount = dropCount; remainingSegmentCount > 0; lineIndex += 1) {
    const line = lines[lineIndex] ?? '';
    tags.read(line);
    if (line !== '' && !line.startsWith('#')) remainingSegmentCount -= 1;
  }
  const headerLines = lines
    .slice(0, firstSegmentLine)
    .filter((line) => !changedTagPattern.test(line) && !persistentTagPattern.test(line));
  return [...headerLines, ...tags.lines(lines, dropCount), ...lines.slice(lineIndex)].join('\n');
}
