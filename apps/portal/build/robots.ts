import type { BuiltSite } from '@touchline/customer';
import { localePath } from '@touchline/i18n/locales';

/**
 * What robots are told of a customer: not to look where nothing is for them (search, the account, payments), and where the sitemaps are. The
 * edge writes those; on a host without one there are none.
 */
export function robotsOf({ addresses, origin, sites }: Pick<BuiltSite, 'addresses' | 'origin' | 'sites'>): string {
  const locales = Object.values(sites)[0]?.locales;
  const begin = (path: string): string =>
    `/${path
      .split('/')
      .filter((part) => part !== '')
      .join('/')}/`;
  const fixed = (path: string): string => begin(path.replace(/(?:^|\/)[:*].*$/, ''));
  const open = addresses.filter(({ unlisted }) => !unlisted).map(({ path }) => begin(path));
  const closed = addresses.filter(({ unlisted }) => unlisted).map(({ path }) => fixed(path));
  // What begins like a page that may be found stays open: that one says itself that it is none.
  const shut = [...new Set(closed)].filter((path) => path !== '//' && !open.some((other) => other.startsWith(path)));
  const shortest = shut.filter((path) => !shut.some((other) => other !== path && path.startsWith(other)));
  const all = shortest
    .toSorted()
    .flatMap((path) => locales?.enabled.map((locale) => localePath(path, locale, locales)) ?? []);
  return [
    'User-agent: *',
    ...all.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
