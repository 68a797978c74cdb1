import type { PageRoute } from '@touchline/feature-kit';
import { matchRoutes } from 'react-router-dom';
import { loadPageModule } from '../page-modules.ts';
import { fetchPayload } from './payload.ts';
import { isConnectionLimited } from './is-connection-limited.ts';

/** Section 9, "Route preload". */
const maxConcurrentPages = 4;

/**
 * The first prefetch starts this long after the visit began, because the first page needs the whole connection
 * (specification, section 9, "Payload prefetch").
 */
const prefetchStartMs = 1_000;

/** Addresses that are being prefetched. */
const inFlight = new Set<string>();

/** Resolves about a second after the visit began. */
export const waitOneSecond = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, prefetchStartMs - performance.now())));

/**
 * Prefetches the chunk and the payload of a page that the viewer may open. Several listeners may report the same link.
 * @param path without the locale's prefix
 * @param href with the locale's prefix
 * @returns whether the page is being prefetched: false after four pages, with data saver or on 2g; features then do not
 * prefetch either
 */
export function warmPage(routes: readonly PageRoute[], path: string, href: string): boolean {
  if (inFlight.has(href)) return true;
  if (inFlight.size >= maxConcurrentPages || isConnectionLimited()) return false;
  const routeTable = routes.map((route) => ({ path: `/${route.path}`, route }));
  const route = matchRoutes(routeTable, new URL(path, location.href).pathname)?.[0]?.route.route;
  // A page with payments loads as another document.
  if (!route || route.pays) return false;
  inFlight.add(href);
  void Promise.allSettled([
    loadPageModule(route),
    ...(route.access === 'member' ? [] : [fetchPayload(new URL(href, location.href))]),
  ]).finally(() => inFlight.delete(href));
  return true;
}
