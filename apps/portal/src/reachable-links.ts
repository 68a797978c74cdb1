import type { PageRoute, SiteConfig, SiteLink } from '@touchline/feature-kit';
import { matchRoutes } from 'react-router-dom';

/**
 * The customer's links without those to pages that a feature has unlinked.
 * A link to an unknown address stays, since the backend may redirect it (guard 3).
 */
export function withReachableLinks(site: SiteConfig, routes: readonly PageRoute[]): SiteConfig {
  const table = routes.map(({ path, unlinked }) => ({ path: `/${path}`, handle: unlinked }));
  const reachable = ({ to }: SiteLink) => !to.startsWith('/') || matchRoutes(table, to)?.at(-1)?.route.handle !== true;
  return {
    ...site,
    navigation: site.navigation.filter(reachable),
    categories: site.categories.filter(reachable),
    legal: site.legal.filter(reachable),
  };
}
