/** No recording is longer than a day; what asks for more is no moment. */
const longest = 86_400;

const written = /^(?:(?<whole>\d{1,5})|(?:(?<h>\d{1,2})h)?(?:(?<m>\d{1,4})m)?(?:(?<s>\d{1,5})s)?)$/;

/**
 * The address's moment, `?t=`, in whole seconds from the recording's start: `754`, `754s` or `12m34s`. Undefined where it names none.
 */
export function readMoment(search: URLSearchParams): number | undefined {
  const text = search.get('t');
  const parts = text ? written.exec(text)?.groups : undefined;
  if (!parts) return undefined;
  const { whole = 0, h = 0, m = 0, s = 0 } = parts;
  const seconds = Number(whole) + Number(h) * 3600 + Number(m) * 60 + Number(s);
  return seconds <= longest ? seconds : undefined;
}

/** A moment as the address gives it. @param position seconds from the recording's start */
export const writeMoment = (position: number): string => String(Math.max(0, Math.floor(position)));
