import { splitLocalePath } from '@touchline/i18n';
import type { AppParts } from '../app.tsx';
import { afterFirstSecond, warmPage } from './intent.ts';

/** Who means a link rests on it for so many milliseconds; a pointer that passes, or a finger that scrolls, opens nothing. */
const rest = 80;

/** Where a link leads within this document: the page that is open is none, nor is what the browser opens elsewhere. */
function addressOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const isHere = link.pathname + link.search === location.pathname + location.search;
  return isHere ? undefined : new URL(link.href);
}

/**
 * Warms the page of whichever link the viewer is about to follow: navigation, "see all", days, tabs. Cards announce besides which video
 * plays there (content's `useIntent`); both pass one gate.
 * @returns ends it
 */
export function warmLinks({ site, locale, features }: Pick<AppParts, 'site' | 'locale' | 'features'>): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(resting);
  const warm = async ({ pathname, search, href }: URL) => {
    const split = splitLocalePath(pathname, site.locales);
    if (split.locale !== locale) return;
    const { routes } = await features();
    await afterFirstSecond();
    warmPage(routes, split.path + search, href);
  };
  const begin = (sign: Event) => {
    leave();
    const url = addressOf(sign.target);
    if (!url) return;
    // A mouse that presses means it; a finger may scroll.
    const wait = sign.type === 'mousedown' ? 0 : rest;
    // What does not come is asked for again, and missed, when the page is opened.
    resting = setTimeout(() => void warm(url).catch(() => undefined), wait);
  };
  const ends = new AbortController();
  // A tap sends `mousedown`, too, once it is over.
  for (const sign of ['pointerover', 'touchstart', 'mousedown', 'focusin'])
    document.addEventListener(sign, begin, { passive: true, signal: ends.signal });
  for (const sign of ['pointerout', 'pointercancel', 'focusout'])
    document.addEventListener(sign, leave, { passive: true, signal: ends.signal });
  return () => {
    leave();
    ends.abort();
  };
}
