/**
 * Formats a time for the field: `35:02`, or `35:02.4` with a fraction, so that saving an unchanged field keeps the
 * time.
 * @param seconds of the match
 */
export function formatWrittenTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const wholeSeconds = Math.floor(milliseconds / 1000);
  const millisecondsPart = milliseconds % 1000;
  const padTwoDigits = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(wholeSeconds / 3600), Math.floor((wholeSeconds % 3600) / 60)];
  const clock = hours > 0 ? `${hours}:${padTwoDigits(minutes)}` : String(minutes);
  const fractionText =
    millisecondsPart === 0
      ? ''
      : `.${String(millisecondsPart)
          .padStart(3, '0')
          .replace(/(?<!0)0+$/, '')}`;
  return `${clock}:${padTwoDigits(wholeSeconds % 60)}${fractionText}`;
}
