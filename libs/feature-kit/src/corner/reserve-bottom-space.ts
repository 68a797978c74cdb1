/**
 * Custom property of the html element: the height at the bottom of the window that a fixed element covers. Other fixed
 * elements move up by it.
 */
const bottomSpaceProperty = '--room-below';

/** The mounted elements that cover the bottom, the latest last. */
const coveringElements: HTMLElement[] = [];

/** Publishes the height of the latest element. */
function applySpace(): void {
  const element = coveringElements.at(-1);
  const { style } = document.documentElement;
  if (!element) return void style.removeProperty(bottomSpaceProperty);
  const { position, height } = getComputedStyle(element);
  // In a low window the styles put the element into the page's normal layout, so it covers no content.
  style.setProperty(bottomSpaceProperty, position === 'fixed' ? `calc(${height} + var(--s3))` : '0px');
}

/**
 * A ref for a fixed element: publishes the element's height while it is mounted. The page reserves that height at its
 * end, and the mini player moves up by it.
 */
export function reserveBottomSpace(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  coveringElements.push(element);
  applySpace();
  const resizeObserver = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(applySpace);
  resizeObserver?.observe(element);
  addEventListener('resize', applySpace);
  return () => {
    resizeObserver?.disconnect();
    removeEventListener('resize', applySpace);
    coveringElements.splice(coveringElements.indexOf(element), 1);
    applySpace();
  };
}
