import { getFormats, type Formats } from './formats/formats.ts';
import { useLocale } from './locale-context.ts';

/** Dates, times and numbers in the page's locale and shown zone. */
export function useFormats(): Formats {
  const { locale, timeZone, hourCycle } = useLocale();
  return getFormats(locale, timeZone, hourCycle);
}
