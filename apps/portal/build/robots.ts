import { type BuiltSite, noRobots } from '@touchline/customer';
import { localePath } from '@touchline/i18n/locales';

/**
 * What robots are told of a customer: not to ask where nothing is for them (the account, payments, signing in), and where the sitemaps are. The
 * edge writes those; on a host without one there are none. A page that is only not to be listed (search) stays open: it says so itself, to who reads it.
 */
export function robotsOf({
  addresses,
  origin,
  sites,
  noIndex,
}: Pick<BuiltSite, 'addresses' | 'origin' | 'sites' | 'noIndex'>): string {
  if (noIndex) return noRobots;
  const locales = Object.values(sites)[0]?.locales;
  const begin = (path: string): string =>
    `/${path
      .split('/')
      .filter((part) => part !== '')
      .join('/')}/`;
  const fixed = (path: string): string => begin(path.replace(/(?:^|\/)[:*].*$/, ''));
  const open = addresses.filter(({ closed }) => !closed).map(({ path }) => begin(path));
  const own = addresses.filter(({ closed }) => closed).map(({ path }) => fixed(path));
  // What begins like a page that may be read stays open: that one says itself that it is none.
  const shut = [...new Set(own)].filter((path) => path !== '//' && !open.some((other) => other.startsWith(path)));
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
