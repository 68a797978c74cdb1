import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

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

/**
 * After a navigation the new page's heading has the focus: a screen reader says where one is, and the next Tab goes on from there.
 * The link that was pressed is often gone with its page, and the browser would begin at the top of the document again. A page that
 * begins with something else marks it with `data-page-start`.
 * @param mainId the id of the element that holds the page
 */
export function usePageFocus(mainId: string): void {
  const { pathname, hash } = useLocation();
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
      const main = document.getElementById(mainId);
      const target = main?.querySelector<HTMLElement>('[data-page-start]') ?? main?.querySelector('h1') ?? main;
      if (!target) return;
      target.tabIndex = -1;
      // Where the page is scrolled to, going back for instance, is another's business.
      target.focus({ preventScroll: true });
    });
  }, [pathname, hash, mainId]);
}
