/**
 * Custom property of the html element: the height at the bottom of the window that a fixed element covers. Other fixed
 * elements move up by it.
 */
const bottomSpaceProperty = '--room-below';

let lastElement: HTMLElement | undefined;

/**
 * A ref for a fixed element: publishes the element's height while it is mounted. The page reserves that height at its
 * end, and the mini player moves up by it.
 */
export function reserveBottomSpace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const root = document.documentElement;
  lastElement = element;
  const applySpace = () => {
    if (lastElement !== element) return;
    const { position, height } = getComputedStyle(element);
    // In a low window the styles put it into the page's normal layout, so it covers no content.
    root.style.setProperty(bottomSpaceProperty, position === 'fixed' ? `calc(${height} + var(--s3))` : '0px');
  };
  applySpace();
  const resizeObserver = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(applySpace);
  resizeObserver?.observe(element);
  addEventListener('resize', applySpace);
  return () => {
    resizeObserver?.disconnect();
    removeEventListener('resize', applySpace);
    // A later element has overwritten the property already.
    if (lastElement !== element) return;
    lastElement = undefined;
    root.style.removeProperty(bottomSpaceProperty);
  };
}
