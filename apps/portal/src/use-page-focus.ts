import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** At the latest, in milliseconds. */
const soon = 500;

/**
 * Giving the focus wants the page's layout, and nobody waits for it: a video's first picture, for one, comes first.
 * @returns takes it back
 */
function whenIdle(act: () => void): () => void {
  // Safari has no idle time.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, soon / 5);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: soon });
  return () => cancelIdleCallback(idle);
}

/** A link among those that lead to the same address, a hero and a card below it say. */
interface LinkPlace {
  href: string;
  nth: number;
}

const linksTo = (href: string): HTMLAnchorElement[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => link.getAttribute('href') === href);

function placeOf(target: EventTarget | null): LinkPlace | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  return href ? { href, nth: linksTo(href).findIndex((other) => other === link) } : undefined;
}

/**
 * Which link each entry of the history was left by.
 * @returns for an entry: the link, if it is there again
 */
function useLinksLeftBy(): (entry: string) => HTMLElement | undefined {
  const { key } = useLocation();
  const left = useRef(new Map<string, LinkPlace | undefined>());
  const open = useRef(key);
  // The link is gone when one has arrived: what had the focus last is known from then.
  const last = useRef<LinkPlace>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (last.current = placeOf(target));
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (open.current === key) return;
    left.current.set(open.current, last.current);
    open.current = key;
  }, [key]);
  return useCallback((entry) => {
    const place = left.current.get(entry);
    const links = place ? linksTo(place.href) : [];
    return links[place?.nth ?? 0] ?? links[0];
  }, []);
}

/**
 * After a navigation the new page's heading has the focus: a screen reader says where one is, and the next Tab goes on from there.
 * The link that was pressed is often gone with its page, and the browser would begin at the top of the document again. A page that
 * begins with something else marks it with `data-page-start`. Going back, or forward again, leads to the link that the page was left by.
 * @param mainId the id of the element that holds the page
 */
export function usePageFocus(mainId: string): void {
  const { pathname, hash, key } = useLocation();
  const returns = useNavigationType() === 'POP';
  const leftBy = useLinksLeftBy();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The browser goes to the anchor.
    if (hash) return;
    const before = document.activeElement;
    return whenIdle(() => {
      // The viewer was faster.
      if (document.activeElement !== before && document.activeElement !== document.body) return;
      const link = returns ? leftBy(key) : undefined;
      if (link) return link.focus({ preventScroll: true });
      const main = document.getElementById(mainId);
      const target = main?.querySelector<HTMLElement>('[data-page-start]') ?? main?.querySelector('h1') ?? main;
      if (!target) return;
      target.tabIndex = -1;
      // Where the page is scrolled to, going back for instance, is another's business.
      target.focus({ preventScroll: true });
    });
  }, [pathname, hash, key, returns, leftBy, mainId]);
}
