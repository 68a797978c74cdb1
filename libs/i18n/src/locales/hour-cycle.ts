import { getDateLocale } from './format-locale.ts';
import type { Locale } from './locales.ts';

/** Twelve hours with a.m. and p.m., or twenty-four. */
export type HourCycle = 'h12' | 'h23';

/** Locales whose sports listings use another hour cycle than `Intl`. */
const sportHourCycles: Partial<Record<Locale, HourCycle>> = { ko: 'h23' };

const getLanguage = (tag: string): string => tag.toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * The clock of a locale, with 12 or 24 hours. The viewer's first tag in that language decides, because countries differ
 * (`en-GB` for English).
 * @param preferredTags `navigator.languages`; empty on the server, which writes one page for all
 */
export function getHourCycle(locale: Locale, preferredTags: readonly string[] = []): HourCycle {
  const ownTag = preferredTags.find((tag) => tag.includes('-') && getLanguage(tag) === getLanguage(locale));
  const readHourCycle = (tag: string): HourCycle => {
    const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions();
    return hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23';
  };
  try {
    return sportHourCycles[locale] ?? readHourCycle(ownTag ?? getDateLocale(locale));
  } catch {
    // The tag is invalid.
    return readHourCycle(getDateLocale(locale));
  }
}
