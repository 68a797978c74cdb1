import { useSite } from '@touchline/feature-kit';
import { getDirection } from '@touchline/i18n';

/**
 * The writing direction of the backend's titles. The home team, its crest and its score are on the side where such a
 * title begins, on pages in other languages, too: pictures of matches are drawn for the titles' language.
 */
export function useTitleDirection(): 'ltr' | 'rtl' {
  const { locales } = useSite();
  return getDirection(locales.default, locales.direction);
}
