/** The entry point without React: locales and clocks for servers and build tools. */
export {
  getDirection,
  fallbackLocale,
  isLocale,
  languageTag,
  localeNames,
  locales,
  toLocale,
  type Direction,
  type Locale,
} from './locales/locales.ts';
export type { HourCycle } from './locales/hour-cycle.ts';
export { matchLocale } from './locales/match-locale.ts';
export { localePath, splitLocalePath, type LocaleRules, type SplitPath } from './locales/locale-path.ts';
export { minutesAhead } from './formats/zone.ts';
export { chosenLocale, localeCookie, getPreferredLocale, type LocaleSources } from './locales/locale-sources.ts';
