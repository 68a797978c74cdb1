import type { LocalizedText } from '@touchline/feature-kit';
import { isLocale, type Locale } from '@touchline/i18n/locales';

/** Whether a value of customer.json is a text per language. */
function isTextPerLanguage(value: unknown): value is LocalizedText {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => isLocale(key) && typeof text === 'string');
}

/** The text in a language, else in the default language, else in any language. */
export function textIn(text: string | LocalizedText, locale: Locale, fallback: Locale): string {
  if (typeof text === 'string') return text;
  return text[locale] ?? text[fallback] ?? Object.values(text).find((firstText) => firstText !== undefined) ?? '';
}

/** A value with its texts in one language only, because a page has one language. */
export function translateTexts(value: unknown, locale: Locale, fallback: Locale): unknown {
  if (Array.isArray(value)) return value.map((entry) => translateTexts(entry, locale, fallback));
  if (typeof value !== 'object' || value === null) return value;
  if (isTextPerLanguage(value)) return { [locale]: textIn(value, locale, fallback) };
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, translateTexts(entry, locale, fallback)]),
  );
}

/** Lists the texts per language in a value, with their paths such as `home.shelves[2].title`. */
export function listTextsPerLanguage(value: unknown, path = ''): { path: string; text: LocalizedText }[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => listTextsPerLanguage(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  if (isTextPerLanguage(value)) return [{ path, text: value }];
  return Object.entries(value).flatMap(([key, entry]) =>
    listTextsPerLanguage(entry, path === '' ? key : `${path}.${key}`),
  );
}
