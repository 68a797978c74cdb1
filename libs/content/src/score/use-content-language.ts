import { useSite } from '@touchline/feature-kit';
import { languageTag, useLocale } from '@touchline/i18n';

/**
 * The language of what the backend writes, for `lang` on titles and descriptions; undefined where the page is in it, too. The wire
 * does not say: it is the customer's default language (docs/decisions/0010).
 */
export function useContentLanguage(): string | undefined {
  const { locales } = useSite();
  const { locale } = useLocale();
  return locale === locales.default ? undefined : languageTag(locales.default);
}
