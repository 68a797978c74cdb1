import { toUrl } from '@touchline/contract';
import type { SiteConfig } from '@touchline/feature-kit';
import type { Bootstrap } from '@touchline/feature-kit/rendering';
import {
  directionOf,
  languageTag,
  type Locale,
  localeCookie,
  localePath,
  splitLocalePath,
  wishedLocale,
} from '@touchline/i18n';

/**
 * On a host without an edge one document in the default language answers every address: this finds the language as the edge does
 * (docs/decisions/0009) and gives the address its form. The site's words in it stand in a file of their own; where that cannot be
 * had, the default language stays.
 * @param onError hears of such a file
 */
export async function chooseLanguage(bootstrap: Bootstrap, onError: (error: unknown) => void): Promise<Bootstrap> {
  const { locales } = bootstrap.site;
  const { path, ...asked } = splitLocalePath(location.pathname, locales);
  const isNamed = asked.locale !== locales.default || !asked.canonical;
  // The address without a prefix would follow what was chosen before.
  if (asked.locale === locales.default && isNamed && !isSentByAnother()) document.cookie = localeCookie(asked.locale);
  const wish = { cookie: document.cookie, languages: navigator.languages };
  const locale = isNamed ? asked.locale : wishedLocale(path, locales, wish);
  const showIn = (shown: Locale) => {
    Object.assign(document.documentElement, { lang: languageTag(shown), dir: directionOf(shown, locales.direction) });
    const address = localePath(path, shown, locales);
    if (address !== location.pathname) history.replaceState(null, '', address + location.search + location.hash);
  };
  try {
    const site = locale === bootstrap.locale ? bootstrap.site : await fetchSite(locale, bootstrap.build);
    showIn(locale);
    return { ...bootstrap, site, locale };
  } catch (error) {
    onError(error);
    showIn(bootstrap.locale);
    return bootstrap;
  }
}

/** Whether a link on another site has led here: it may name a language, and chooses none. */
const isSentByAnother = (): boolean => {
  const { referrer } = document;
  return referrer !== '' && toUrl(referrer)?.origin !== location.origin;
};

async function fetchSite(locale: Locale, build: string): Promise<SiteConfig> {
  const answer = await fetch(`/languages/${locale}.json?${build}`);
  // Written by our own build beside this document.
  return (await answer.json()) as SiteConfig;
}
