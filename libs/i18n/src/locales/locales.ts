/**
 * Every language the product ships, in the order and spelling of the specification (section 2), with its own name for
 * the language menu.
 */
const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  'fr-CA': 'Français (Canada)',
  he: 'עברית',
  it: 'Italiano',
  pl: 'Polski',
  pt: 'Português (Brasil)',
  ca: 'Català',
  ko: '한국어',
  zh: '中文',
  'bs-BA': 'Bosanski',
  'uk-UA': 'Українська',
} as const;

export type Locale = keyof typeof languages;

/** `Object.keys` loses the type of the keys. */
export const locales: readonly Locale[] = Object.keys(languages) as Locale[];

export const localeNames: Readonly<Record<Locale, string>> = languages;

export type Direction = 'ltr' | 'rtl';

/** The language whose texts replace missing ones. */
export const fallbackLocale = 'en' satisfies Locale;

/** The `lang` value of a locale: simplified Chinese is explicit, so that fonts do not draw Japanese forms. */
export const languageTag = (locale: Locale): string => (locale === 'zh' ? 'zh-Hans' : locale);

/** Whether a value from outside (a cookie, a path, a file name) is a supported locale in the portal's spelling. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/**
 * The portal's spelling of a tag with other letter case or an underscore (`fr_ca`); undefined for an unsupported one.
 */
export function toLocale(tag: string): Locale | undefined {
  const normalizedTag = tag.trim().replaceAll('_', '-').toLowerCase();
  return locales.find((locale) => locale.toLowerCase() === normalizedTag);
}

/**
 * The writing direction of a language. Hebrew is right-to-left; Korean is left-to-right unless the customer's
 * `locales.direction` marks it (decisions, section 4).
 */
export function getDirection(locale: Locale, overrides: Partial<Record<Locale, Direction>> = {}): Direction {
  return overrides[locale] ?? (locale === 'he' ? 'rtl' : 'ltr');
}
