import { useLocale } from '@touchline/i18n';
import { useMemo } from 'react';

/** Names a language in itself ("Deutsch"), because whoever needs it can read that. Empty for unknown tags. */
export function useLanguageName(): (tag: string) => string {
  const { locale } = useLocale();
  return useMemo(
    () => (tag) => {
      if (tag === '') return '';
      try {
        const own = new Intl.DisplayNames([tag, locale], { type: 'language', fallback: 'none' }).of(tag) ?? '';
        return own.charAt(0).toLocaleUpperCase(tag) + own.slice(1);
      } catch {
        return '';
      }
    },
    [locale],
  );
}
