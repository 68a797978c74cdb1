const slideMs = 300;

/** The elements after the given element, on all levels up to the page's `main`. */
function getElementsAfter(element: Element): Element[] {
  const followingElements: Element[] = [];
  for (
    let ancestor: Element | null = element;
    ancestor && ancestor.localName !== 'main';
    ancestor = ancestor.parentElement
  )
    for (let next = ancestor.nextElementSibling; next; next = next.nextElementSibling) followingElements.push(next);
  return followingElements;
}

/**
 * Releases the space that is reserved for an element, once the element's lower edge is outside of the window. Elements
 * in the window then do not jump; the following elements slide up into the window.
 * @returns a function that stops waiting
 */
export function releaseReservedHeight(element: HTMLElement): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry) return;
    const { top, bottom } = entry.boundingClientRect;
    // Only some browsers keep the scroll position when space above the window shrinks.
    const mayMove = bottom > innerHeight || (bottom < 0 && CSS.supports('overflow-anchor', 'auto'));
    if (!mayMove) return;
    observer.disconnect();
    const elementsAfter = getElementsAfter(element);
    element.style.minBlockSize = '0';
    const heightBelowPx = Math.max(0, innerHeight - Math.max(top, element.getBoundingClientRect().bottom));
    if (bottom < 0 || heightBelowPx === 0) return;
    const easing = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'steps(1, end)' : 'ease-out';
    for (const followingElement of elementsAfter)
      followingElement.animate?.([{ transform: `translateY(${heightBelowPx}px)` }, { transform: 'none' }], {
        duration: slideMs,
        easing,
      });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
