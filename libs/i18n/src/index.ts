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
export { getHourCycle, type HourCycle } from './locales/hour-cycle.ts';
export { matchLocale } from './locales/match-locale.ts';
export { localePath, splitLocalePath, type LocaleRules, type SplitPath } from './locales/locale-path.ts';
export { chosenLocale, localeCookie, getPreferredLocale, type LocaleSources } from './locales/locale-sources.ts';
export { isolateText, stripBidiControls } from './bidi.ts';
export { createI18n, type I18nOptions, type MissingText, type Resources, type Texts } from './create-i18n.ts';
export { LocaleProvider, type LocaleProviderProps } from './locale-provider.ts';
export { useLocale, type LocaleState } from './locale-context.ts';
export { getTranslator, useText, type TextValues, type Translate } from './use-text.ts';
export { useFormats } from './use-formats.ts';
export { useNow } from './use-now.ts';
export { createClock, type Clock } from './clock.ts';
export { getFormats, type Formats } from './formats/formats.ts';
export { formatDuration, type Countdown } from './formats/duration.ts';
export { dayKey, type Moment } from './formats/zone.ts';
