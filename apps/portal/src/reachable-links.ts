import type { PageRoute, SiteConfig, SiteLink } from '@touchline/feature-kit';
import { matchRoutes } from 'react-router-dom';

/**
 * Removes the customer's links to pages that a feature has unlinked.
 * A link to an unknown address stays, because the backend may redirect it (guard 3).
 */
export function removeUnreachableLinks(site: SiteConfig, routes: readonly PageRoute[]): SiteConfig {
  const routeTable = routes.map(({ path, unlinked }) => ({ path: `/${path}`, handle: unlinked }));
  const isReachable = ({ to }: SiteLink) =>
    !to.startsWith('/') || matchRoutes(routeTable, to)?.at(-1)?.route.handle !== true;
  return {
    ...site,
    navigation: site.navigation.filter(isReachable),
    categories: site.categories.filter(isReachable),
    legal: site.legal.filter(isReachable),
  };
}
