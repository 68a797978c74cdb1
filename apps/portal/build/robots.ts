import { type BuiltSite, noRobots } from '@touchline/customer-config';
import { localePath } from '@touchline/i18n/locales';

/**
 * Writes a customer's robots.txt: it closes the account, payment and sign-in pages and names the sitemap, which an edge
 * serves. A page with `noindex` (search) stays open, so that robots can read its `noindex`.
 */
export function getRobots({
  addresses,
  origin,
  sites,
  noIndex,
}: Pick<BuiltSite, 'addresses' | 'origin' | 'sites' | 'noIndex'>): string {
  if (noIndex) return noRobots;
  const locales = Object.values(sites)[0]?.locales;
  const toStartRule = (path: string): string =>
    `/${path
      .split('/')
      .filter((part) => part !== '')
      .join('/')}/`;
  const toFixedRule = (path: string): string => toStartRule(path.replace(/(?:^|\/)[:*].*$/, ''));
  const openRules = addresses.filter(({ closed }) => !closed).map(({ path }) => toStartRule(path));
  const closedAddresses = addresses.filter(({ closed }) => closed).map(({ path }) => toFixedRule(path));
  // A rule for a closed path that is the prefix of an open page would close both. The closed page itself sends
  // `noindex`.
  const closedRules = [...new Set(closedAddresses)].filter(
    (path) => path !== '//' && !openRules.some((openRule) => openRule.startsWith(path)),
  );
  const shortestRules = closedRules.filter(
    (path) => !closedRules.some((closedRule) => closedRule !== path && path.startsWith(closedRule)),
  );
  const disallowedPaths = shortestRules
    .toSorted()
    .flatMap((path) => locales?.enabled.map((locale) => localePath(path, locale, locales)) ?? []);
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
