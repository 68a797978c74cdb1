import { fallbackLocale, type LocaleRules, locales, splitLocalePath } from '@touchline/i18n/locales';
import { toSitePath } from '../page/safe-address.ts';

/** All locales, not only the site's: no page's path begins with a locale, so any locale can be removed. */
const allLocales: LocaleRules = { default: fallbackLocale, enabled: locales };

/**
 * The page after an intermediate page, such as sign-in: the address's `returnTo` if it is on this site, otherwise home.
 * Never a sign-in page.
 * @param search the query of the intermediate page
 * @returns a path without the locale's prefix
 */
export function readReturnTo(search: string): string {
  const ownPath = toSitePath(new URLSearchParams(search).get('returnTo') ?? '');
  // A copied address has the locale's prefix, and the router would add a second prefix.
  const path = ownPath === null ? null : splitLocalePath(ownPath, allLocales).path;
  return path === null || /^\/auth\/(?!sign-up\/.)/.test(path) ? '/' : path;
}

/** Whether a query parameter belongs to a campaign. */
const isCampaign = (paramName: string): boolean => paramName.startsWith('utm_');

/**
 * A path with query parameters, including `returnTo` unless it is home. Campaign parameters move from `returnTo` to the
 * path. Otherwise analytics would count the visit again when the viewer returns.
 * @param params without empty values
 */
export function pathWith(path: string, params: Readonly<Record<string, string>>): string {
  const { returnTo = '/', ...otherParams } = params;
  const query = new URLSearchParams(otherParams);
  const [, page = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(returnTo) ?? [];
  const queryEntries = [...new URLSearchParams(search)];
  const campaign = queryEntries.filter(([name]) => isCampaign(name));
  for (const [name, value] of campaign) query.append(name, value);
  const otherEntries = queryEntries.filter(([name]) => !isCampaign(name));
  const pathWithoutCampaign = campaign.length > 0 ? withQuery(page, otherEntries) + hash : returnTo;
  if (pathWithoutCampaign !== '/') query.set('returnTo', pathWithoutCampaign);
  return withQuery(path, [...query]);
}

function withQuery(path: string, paramEntries: [string, string][]): string {
  const query = new URLSearchParams(paramEntries);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}
