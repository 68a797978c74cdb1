import { useSite } from '@touchline/feature-kit';
import { languageTag, useLocale } from '@touchline/i18n';

/**
 * The language of the backend's texts, for `lang` on titles and descriptions; undefined if it is the page's language.
 * The wire does not contain it: it is the customer's default language (docs/decisions/0010).
 */
export function useContentLanguage(): string | undefined {
  const { locales } = useSite();
  const { locale } = useLocale();
  return locale === locales.default ? undefined : languageTag(locales.default);
}
