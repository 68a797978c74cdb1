import { useLocale } from '@touchline/i18n';
import { useMemo } from 'react';

/** The names of a language; empty for invalid tags. */
interface LanguageName {
  /** In the viewer's language. */
  name: string;
  /** In the language itself. */
  nativeName: string;
  /** In English, as many encoders write it. */
  englishName: string;
}

function getNameInLocale(locale: string, tag: string): string {
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'none' }).of(tag) ?? '';
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Names languages by their BCP 47 tags. */
export function useLanguageName(): (tag: string) => LanguageName {
  const { locale } = useLocale();
  return useMemo(
    () => (tag) => {
      try {
        return {
          name: getNameInLocale(locale, tag),
          nativeName: getNameInLocale(tag, tag),
          englishName: getNameInLocale('en', tag),
        };
      } catch {
        return { name: '', nativeName: '', englishName: '' };
      }
    },
    [locale],
  );
}
