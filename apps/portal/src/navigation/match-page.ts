import type { PageRoute } from '@touchline/feature-kit';
import { matchRoutes, type Params } from 'react-router-dom';

/**
 * Finds the page of a path, as the router does.
 * @param path without the locale's prefix
 * @returns null for an unknown address
 */
export function matchPage(routes: readonly PageRoute[], path: string): { route: PageRoute; params: Params } | null {
  const routeTable = routes.map((route) => ({ path: `/${route.path}`, route }));
  const match = matchRoutes(routeTable, path)?.at(-1);
  return match ? { route: match.route.route, params: match.params } : null;
}
