import type { Locale } from './locales.ts';

/* Chromium has no Bosnian data and would write "M03 4" and "yesterday". Serbian (Bosnia) has the same months and
   weekdays, Croatian the words "jučer" and "prije". All engines have these two locales, so server and browsers agree.
   */
const replacementLocales: Partial<Record<Locale, { dates: string; distances: string }>> = {
  'bs-BA': { dates: 'sr-Latn-BA', distances: 'hr' },
};

/** The locale whose data writes dates and numbers. */
export const getDateLocale = (locale: Locale): string => replacementLocales[locale]?.dates ?? locale;

/** The locale whose data writes distances in time: "yesterday", "in 5 min". */
export const getDistanceLocale = (locale: Locale): string => replacementLocales[locale]?.distances ?? locale;
