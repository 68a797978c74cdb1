import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

const fieldSelector = 'main :is(input, select, textarea, [type="submit"])';

/** On home and on a team's page, the first link to a match is the large button. */
const matchLinkSelector = 'main :is(a[href*="/events/"], a[href*="/channels/"])';

/** Whether the area covers part of a form's field, or of the page's first link to a match. */
function coversTarget(area: DOMRect): boolean {
  const matchLink = document.querySelector(matchLinkSelector);
  const targets = [...document.querySelectorAll(fieldSelector), ...(matchLink ? [matchLink] : [])];
  return targets.some((target) => {
    const { top, bottom, left, right, width } = target.getBoundingClientRect();
    return width > 0 && top < area.bottom && bottom > area.top && left < area.right && right > area.left;
  });
}

/**
 * Sets `data-docked` on a banner while, at the bottom of the window, it would cover a form's field or the first link to
 * a match. The styles then put the banner at the page's end, where it stays while it is in the window.
 * @param isDisabled for a banner that the visitor has opened
 */
export function useDocked(bannerRef: RefObject<HTMLElement | null>, isDisabled: boolean): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const banner = bannerRef.current;
    if (!banner || isDisabled) return undefined;
    /** The area of the banner at the bottom of the window. */
    let area = banner.getBoundingClientRect();
    const measure = () => {
      banner.removeAttribute('data-docked');
      area = banner.getBoundingClientRect();
      update();
    };
    const update = () => {
      // A banner with the focus or the pointer does not move away.
      if (banner.matches(':hover, :focus-within')) return;
      // Without a visible banner at its end, the page would be shorter and scroll back.
      if (banner.hasAttribute('data-docked') && banner.getBoundingClientRect().top < innerHeight) return;
      banner.toggleAttribute('data-docked', coversTarget(area));
    };
    measure();
    // Later content changes the page's height.
    const resizeObserver = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    const main = document.querySelector('main');
    if (main) resizeObserver?.observe(main);
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', measure);
    return () => {
      resizeObserver?.disconnect();
      removeEventListener('scroll', update);
      removeEventListener('resize', measure);
    };
  }, [bannerRef, isDisabled, pathname]);
}
