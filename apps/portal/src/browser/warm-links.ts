import { splitLocalePath } from '@touchline/i18n';
import type { AppParts } from '../app-parts.ts';
import { waitOneSecond, warmPage } from './intent.ts';

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
 * their video as well (content's `useIntent`); both call `warmPage`.
 * @returns a function that stops prefetching
 */
export function warmLinks({ site, locale, features }: Pick<AppParts, 'site' | 'locale' | 'features'>): () => void {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const cancelHover = () => clearTimeout(hoverTimer);
  const warmAddress = async ({ pathname, search, href }: URL) => {
    const pathParts = splitLocalePath(pathname, site.locales);
    if (pathParts.locale !== locale) return;
    const { routes } = await features();
    await waitOneSecond();
    warmPage(routes, pathParts.path + search, href);
  };
  const startWarming = (event: Event) => {
    cancelHover();
    const url = getAddress(event.target);
    if (!url) return;
    // A mouse press opens the link for certain; a finger may be scrolling.
    const waitMs = event.type === 'mousedown' ? 0 : hoverDelayMs;
    // A failure has no effect here: opening the page loads the code again and shows the fault.
    hoverTimer = setTimeout(() => void warmAddress(url).catch(() => undefined), waitMs);
  };
  const endController = new AbortController();
  // A tap also sends `mousedown` when the finger leaves the screen.
  for (const event of ['pointerover', 'touchstart', 'mousedown', 'focusin'])
    document.addEventListener(event, startWarming, { passive: true, signal: endController.signal });
  for (const event of ['pointerout', 'pointercancel', 'focusout'])
    document.addEventListener(event, cancelHover, { passive: true, signal: endController.signal });
  return () => {
    cancelHover();
    endController.abort();
  };
}
