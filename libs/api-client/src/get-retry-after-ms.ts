/** The wait that a server demands, in milliseconds from now; 0 without one. The header has seconds or an HTTP date. */
export function getRetryAfterMs(headers: Headers): number {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}
