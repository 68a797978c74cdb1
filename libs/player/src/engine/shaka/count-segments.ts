/** ISO 8601 durations as the engine reads them: years, months, days, hours, minutes, seconds. */
const isoDurationPattern = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/;
const unitSeconds = [31_536_000, 2_592_000, 86_400, 3600, 60, 1];

function readSeconds(element: Element, name: string): number | undefined {
  const units = isoDurationPattern.exec(element.getAttribute(name) ?? '')?.slice(1);
  return units?.reduce((sum, count, index) => sum + Number(count ?? 0) * (unitSeconds[index] ?? 0), 0);
}

function readInteger(element: Element, name: string): number | undefined {
  const text = element.getAttribute(name)?.trim() ?? '';
  return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

const getChildrenNamed = (element: Element, ...names: readonly string[]): Element[] =>
  [...element.children].filter(({ tagName }) => names.includes(tagName));

/** Seconds of each period; the last one of a stream without an end is infinite. */
function getPeriods(manifest: Element): { period: Element; seconds: number }[] {
  const durationSeconds = readSeconds(manifest, 'mediaPresentationDuration');
  let end = 0;
  return getChildrenNamed(manifest, 'Period').map((period, index, periods) => {
    const start = readSeconds(period, 'start') ?? end;
    const nextPeriod = periods[index + 1];
    const endSeconds = nextPeriod ? readSeconds(nextPeriod, 'start') : durationSeconds;
    const seconds = endSeconds === undefined ? (readSeconds(period, 'duration') ?? Infinity) : endSeconds - start;
    end = start + seconds;
    return { period, seconds };
  });
}

/** The number of segments of a timeline entry. The engine ignores an entry that repeats to an unknown end. */
function countEntrySegments(repeatCount: number, duration: number, start: number, end: number | undefined): number {
  if (repeatCount >= 0) return 1 + repeatCount;
  const times = end === undefined || end === Infinity ? 0 : Math.ceil((end - start) / duration);
  return Math.max(0, times);
}

/** Counts a timeline's segments. @param end of the period, in the timeline's ticks */
function countTimeline(timeline: Element, offset: number, end: number): number {
  const entries = getChildrenNamed(timeline, 'S');
  let segmentCount = 0;
  let nextStartTicks = -offset;
  for (const [index, entry] of entries.entries()) {
    const duration = readInteger(entry, 'd') ?? 0;
    if (duration <= 0) continue;
    const startTicks = readInteger(entry, 't');
    const start = startTicks === undefined ? nextStartTicks : startTicks - offset;
    const next = entries[index + 1];
    const times = countEntrySegments(
      readInteger(entry, 'r') ?? 0,
      duration,
      start,
      next ? readInteger(next, 't') : end,
    );
    segmentCount += times;
    nextStartTicks = start + times * duration;
  }
  return segmentCount;
}

/**
 * Counts the segments that the engine makes of a representation. An inner template inherits missing fields from outer
 * ones.
 */
function countRepresentation(representation: Element, period: Element, seconds: number, isLive: boolean): number {
  const levels = [representation, representation.parentElement, period].filter((level) => level !== null);
  const templates = levels.flatMap((level) => getChildrenNamed(level, 'SegmentTemplate', 'SegmentList'));
  const findInheritedValue = (name: string): number | undefined =>
    templates.map((template) => readInteger(template, name)).find((value) => value !== undefined);
  const timescale = findInheritedValue('timescale') ?? 1;
  const timeline = templates.flatMap((template) => getChildrenNamed(template, 'SegmentTimeline'))[0];
  const listedCount = templates
    .map((template) => getChildrenNamed(template, 'SegmentURL').length)
    .find((count) => count > 0);
  if (timeline) return countTimeline(timeline, findInheritedValue('presentationTimeOffset') ?? 0, seconds * timescale);
  if (listedCount !== undefined) return listedCount;
  // For a live stream without a timeline, the engine makes only the last 1,000 segments.
  const duration = isLive ? undefined : findInheritedValue('duration');
  return duration === undefined || seconds === Infinity ? 0 : Math.ceil((seconds * timescale) / duration);
}

/**
 * Counts the segments that the engine would make, in any notation. Only the engine with DASH loads this code.
 * @param text a DASH manifest
 * @returns the segments of its longest representation
 */
export function countSegments(text: string): number {
  const manifest = new DOMParser().parseFromString(text, 'text/xml').documentElement;
  const isLive = manifest.getAttribute('type') === 'dynamic';
  let maxSeconds = 0;
  for (const { period, seconds } of getPeriods(manifest))
    for (const representation of period.getElementsByTagName('Representation'))
      maxSeconds = Math.max(maxSeconds, countRepresentation(representation, period, seconds, isLive));
  return maxSeconds;
}
