import { toUrl } from '@touchline/contract';
import type { SiteConfig } from '@touchline/feature-kit';
import type { Bootstrap } from '@touchline/feature-kit/rendering';
import {
  getDirection,
  languageTag,
  type Locale,
  localeCookie,
  localePath,
  splitLocalePath,
  getPreferredLocale,
} from '@touchline/i18n';

/**
 * Finds the language as the edge does (docs/decisions/0009), for a host whose single document answers every address,
 * and corrects the address. Each language's site is a file; the default language stays when it fails to load.
 * @param onError called when that file fails to load
 */
export async function chooseLanguage(bootstrap: Bootstrap, onError: (error: unknown) => void): Promise<Bootstrap> {
  const { locales } = bootstrap.site;
  const { path, ...requested } = splitLocalePath(location.pathname, locales);
  const isLocaleInPath = requested.locale !== locales.default || !requested.canonical;
  // The default language's address has no prefix, so the cookie must replace an older choice.
  if (requested.locale === locales.default && isLocaleInPath && !isFromOtherSite())
    document.cookie = localeCookie(requested.locale);
  const preference = { cookie: document.cookie, languages: navigator.languages };
  const locale = isLocaleInPath ? requested.locale : getPreferredLocale(path, locales, preference);
  const showLocale = (shownLocale: Locale) => {
    Object.assign(document.documentElement, {
      lang: languageTag(shownLocale),
      dir: getDirection(shownLocale, locales.direction),
    });
    const address = localePath(path, shownLocale, locales);
    if (address !== location.pathname) history.replaceState(null, '', address + location.search + location.hash);
  };
  try {
    const site = locale === bootstrap.locale ? bootstrap.site : await fetchSite(locale, bootstrap.build);
    showLocale(locale);
    return { ...bootstrap, site, locale };
  } catch (error) {
    onError(error);
    showLocale(bootstrap.locale);
    return bootstrap;
  }
}

/** Whether a link on another site led here: such a link may name a language, but does not store it. */
const isFromOtherSite = (): boolean => {
  const { referrer } = document;
  return referrer !== '' && toUrl(referrer)?.origin !== location.origin;
};

async function fetchSite(locale: Locale, build: string): Promise<SiteConfig> {
  const answer = await fetch(`/languages/${locale}.json?${build}`);
  // The portal's own build wrote this file next to the document.
  return (await answer.json()) as SiteConfig;
}
