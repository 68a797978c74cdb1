import { useSite } from '@touchline/feature-kit';
import { languageTag, useLocale } from '@touchline/i18n';

/**
 * The language of the backend's texts, for `lang` on titles and descriptions; undefined if it is the page's language.
 * @param namedLanguage the language that the wire names; the customer's default without one (docs/decisions/0010)
 */
export function useContentLanguage(namedLanguage?: string): string | undefined {
  const { locales } = useSite();
  const { locale } = useLocale();
  const language = namedLanguage ?? languageTag(locales.default);
  return language === languageTag(locale) || language === locale ? undefined : language;
}
