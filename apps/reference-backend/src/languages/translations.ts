import type { Locale } from '@touchline/i18n/locales';

/** A text in languages of the portal. Canadian French without a text of its own uses the French text. */
export type Translations = Readonly<Partial<Record<Locale, string>>>;

/** The text in a language; undefined without a translation. */
export const getTranslation = (texts: Translations | undefined, language: Locale): string | undefined =>
  texts?.[language] ?? (language === 'fr-CA' ? texts?.fr : undefined);
