import { useLocale } from '@touchline/i18n';
import { useSite } from './site-context.ts';
import type { LocalizedText } from './site.ts';

/**
 * A function that reads a text of the customer in the page's language, or else in the default language.
 * @returns '' if the text has neither
 */
export function useSiteText(): (text: string | LocalizedText) => string {
  const { locale } = useLocale();
  const { locales } = useSite();
  return (text) => (typeof text === 'string' ? text : (text[locale] ?? text[locales.default] ?? ''));
}
