/** Above the length of any recording. */
const maxMomentSeconds = 86_400;

const momentPattern = /^(?:(?<whole>\d{1,5})|(?:(?<h>\d{1,2})h)?(?:(?<m>\d{1,4})m)?(?:(?<s>\d{1,5})s)?)$/;

/**
 * Reads the moment of the address, `?t=`: `754`, `754s` or `12m34s`.
 * @returns whole seconds from the recording's start; undefined without a valid moment
 */
export function readMoment(search: URLSearchParams): number | undefined {
  const text = search.get('t');
  const timeParts = text ? momentPattern.exec(text)?.groups : undefined;
  if (!timeParts) return undefined;
  const { whole = 0, h = 0, m = 0, s = 0 } = timeParts;
  const seconds = Number(whole) + Number(h) * 3600 + Number(m) * 60 + Number(s);
  return seconds <= maxMomentSeconds ? seconds : undefined;
}

/**
 * Writes a moment for the address.
 * @param position seconds from the recording's start
 */
export const writeMoment = (position: number): string => String(Math.max(0, Math.floor(position)));
