const minuteMs = 60_000;

/**
 * A time for a list's filter: rounded down to the minute plus 1 s, as ISO 8601, so that equal lists have equal keys and
 * equal cache entries (section 9, times). Create it for the request of page 0 and use it for the later pages.
 */
export function roundedTo(time: Date | number): string {
  return new Date(Math.floor(Number(time) / minuteMs) * minuteMs + 1000).toISOString();
}
