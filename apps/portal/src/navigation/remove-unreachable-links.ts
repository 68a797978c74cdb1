import type { PageRoute, SiteConfig, SiteLink } from '@touchline/feature-kit';
import { matchPage } from './match-page.ts';

/**
 * Removes the customer's links to pages that a feature has unlinked.
 * A link to an unknown address stays, because the backend may redirect it (guard 3).
 */
export function removeUnreachableLinks(site: SiteConfig, routes: readonly PageRoute[]): SiteConfig {
  const isReachable = ({ to }: SiteLink) => !to.startsWith('/') || matchPage(routes, to)?.route.unlinked !== true;
  return {
    ...site,
    navigation: site.navigation.filter(isReachable),
    categories: site.categories.filter(isReachable),
    legal: site.legal.filter(isReachable),
  };
}
