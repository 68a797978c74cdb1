import { fallbackLocale, type LocaleRules, locales, splitLocalePath } from '@touchline/i18n/locales';
import { ownPath } from './safe-address.ts';

/** No page is called like a language, whichever a customer has. */
const anyLocale: LocaleRules = { default: fallbackLocale, enabled: locales };

/**
 * Where to go on after a page that stood in the way, such as signing in: the address's `returnTo` where it stays on this site,
 * else home. Steps of signing in are no place to go on to.
 * @param search the query of such a page @returns a path without the locale's prefix
 */
export function readReturnTo(search: string): string {
  const own = ownPath(new URLSearchParams(search).get('returnTo') ?? '');
  // An address as somebody copied it has the locale's prefix, which the router adds.
  const path = own === null ? null : splitLocalePath(own, anyLocale).path;
  return path === null || /^\/auth\/(?!sign-up\/.)/.test(path) ? '/' : path;
}

/** What measures campaigns. */
const isCampaign = (word: string): boolean => word.startsWith('utm_');

/**
 * A path with query words, `returnTo` among them unless it is home. The campaign's words of where one returns to stand on the path itself: the visit
 * arrives here, and would be counted again on the way back. @param words without the empty ones
 */
export function pathWith(path: string, words: Readonly<Record<string, string>>): string {
  const { returnTo = '/', ...others } = words;
  const query = new URLSearchParams(others);
  const [, page = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(returnTo) ?? [];
  const asked = [...new URLSearchParams(search)];
  const campaign = asked.filter(([name]) => isCampaign(name));
  for (const [name, value] of campaign) query.append(name, value);
  const rest = asked.filter(([name]) => !isCampaign(name));
  const own = campaign.length > 0 ? withQuery(page, rest) + hash : returnTo;
  if (own !== '/') query.set('returnTo', own);
  return withQuery(path, [...query]);
}

function withQuery(path: string, words: [string, string][]): string {
  const query = new URLSearchParams(words);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
