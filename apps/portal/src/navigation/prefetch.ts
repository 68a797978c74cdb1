import type { PageRoute } from '@touchline/feature-kit';
import { splitLocalePath } from '@touchline/i18n';
import { matchPage } from './match-page.ts';
import { loadPageModule } from './page-modules.ts';
import { fetchPayload } from './payload.ts';
import type { AppParts } from '../parts/app-parts.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the viewer's connection is too slow or too costly for prefetches (specification, section 9). */
export function isConnectionLimited(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

/** Specification, section 9, "Route preload". */
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
export function prefetchPage(routes: readonly PageRoute[], path: string, href: string): boolean {
  if (inFlight.has(href)) return true;
  if (inFlight.size >= maxConcurrentPages || isConnectionLimited()) return false;
  const route = matchPage(routes, new URL(path, location.href).pathname)?.route;
  // A page with payments loads as another document.
  if (!route || route.pays) return false;
  inFlight.add(href);
  void Promise.allSettled([
    loadPageModule(route),
    ...(route.access === 'member' ? [] : [fetchPayload(new URL(href, location.href))]),
  ]).finally(() => inFlight.delete(href));
  return true;
}

/** Milliseconds that a pointer must rest on a link; a passing pointer or a scrolling finger prefetches no page. */
const hoverDelayMs = 80;

/** The address that a link opens within this document; undefined for the open page and for links that leave it. */
function getAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const isCurrentPage = link.pathname + link.search === location.pathname + location.search;
  return isCurrentPage ? undefined : new URL(link.href);
}

/**
 * Prefetches the page of the link that the viewer is about to follow: navigation, "see all", days, tabs. Cards report
 * their video as well (content's `useIntent`); both call `prefetchPage`.
 * @returns a function that stops prefetching
 */
export function prefetchLinks({ site, locale, features }: Pick<AppParts, 'site' | 'locale' | 'features'>): () => void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const cancelHover = () => clearTimeout(hoverTimer);
  const prefetchAddress = async ({ pathname, search, href }: URL) => {
    const pathParts = splitLocalePath(pathname, site.locales);
    if (pathParts.locale !== locale) return;
    const { routes } = await features();
    await waitOneSecond();
    prefetchPage(routes, pathParts.path + search, href);
  };
  const startPrefetch = (event: Event) => {
    cancelHover();
    const url = getAddress(event.target);
    if (!url) return;
    // A mouse press opens the link for certain; a finger may be scrolling.
    const waitMs = event.type === 'mousedown' ? 0 : hoverDelayMs;
    // A failure has no effect here: opening the page loads the code again and shows the fault.
    hoverTimer = setTimeout(() => void prefetchAddress(url).catch(() => undefined), waitMs);
  };
  const endController = new AbortController();
  // A tap also sends `mousedown` when the finger leaves the screen.
  for (const event of ['pointerover', 'touchstart', 'mousedown', 'focusin'])
    document.addEventListener(event, startPrefetch, { passive: true, signal: endController.signal });
  for (const event of ['pointerout', 'pointercancel', 'focusout'])
    document.addEventListener(event, cancelHover, { passive: true, signal: endController.signal });
  return () => {
    cancelHover();
    endController.abort();
  };
}
