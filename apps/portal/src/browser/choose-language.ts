import type { SiteConfig } from '@touchline/feature-kit';
import type { Bootstrap } from '@touchline/feature-kit/rendering';
import { directionOf, splitLocalePath } from '@touchline/i18n';

/**
 * On a host without an edge one document in the default language answers every address: this finds the language that the
 * address names. The site's words in it stand in a file of their own; where that cannot be had, the default language stays.
 */
export async function chooseLanguage(bootstrap: Bootstrap): Promise<Bootstrap> {
  const { locales } = bootstrap.site;
  const { locale } = splitLocalePath(location.pathname, locales);
  if (locale === bootstrap.locale) return bootstrap;
  if (location.pathname === `/${locale}`) history.replaceState(null, '', `/${locale}/${location.search}`);
  try {
    const answer = await fetch(`/languages/${locale}.json?${bootstrap.build}`);
    // Written by our own build beside this document.
    const site = (await answer.json()) as SiteConfig;
    Object.assign(document.documentElement, { lang: locale, dir: directionOf(locale, locales.direction) });
    return { ...bootstrap, site, locale };
  } catch {
    return bootstrap;
  }
}
