const minuteMs = 60_000;

/**
 * Rounds a time for a list's filter to the last full minute plus 1 s (specification, section 9, times). Equal lists
 * then share a cache entry. All pages of a list must send the time of page 0.
 * @returns ISO 8601
 */
export function roundedTo(time: Date | number): string {
  return new Date(Math.floor(Number(time) / minuteMs) * minuteMs + 1000).toISOString();
}
