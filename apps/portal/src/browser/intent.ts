import type { PageRoute } from '@touchline/feature-kit';
import { matchRoutes } from 'react-router-dom';
import { loadPageModule } from '../page-modules.ts';
import { fetchPayload } from './payload.ts';

/** Section 9, "Route preload". */
const mostAtOnce = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

let underWay = 0;

/** Whether the viewer's connection is too precious to fetch what may not be needed. */
function isPrecious(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/**
 * Warms a page that the viewer is about to open: its chunk and its payload.
 * @param path without the locale's prefix @param href with it
 */
export function warmPage(routes: readonly PageRoute[], path: string, href: string): void {
  if (underWay >= mostAtOnce || isPrecious()) return;
  const table = routes.map((route) => ({ path: `/${route.path}`, route }));
  const route = matchRoutes(table, new URL(path, location.href).pathname)?.[0]?.route.route;
  if (!route) return;
  underWay += 1;
  void Promise.allSettled([
    loadPageModule(route),
    ...(route.access === 'member' ? [] : [fetchPayload(new URL(href, location.href))]),
  ]).finally(() => (underWay -= 1));
}
