import type { PageRoute, SiteConfig, SiteLink } from '@touchline/feature-kit';
import { matchRoutes } from 'react-router-dom';

/** The customer's links without those that lead to pages that it has not: of features that are off, or turned off by themselves. */
export function withReachableLinks(site: SiteConfig, routes: readonly PageRoute[]): SiteConfig {
  const table = routes.flatMap(({ path, unlinked }) => (unlinked ? [] : [{ path: `/${path}` }]));
  const reachable = ({ to }: SiteLink) => !to.startsWith('/') || matchRoutes(table, to) !== null;
  return {
    ...site,
    navigation: site.navigation.filter(reachable),
    categories: site.categories.filter(reachable),
    legal: site.legal.filter(reachable),
  };
}
