import { useLayoutEffect } from 'react';

/** Turns the browser's scroll anchoring off: it may hold another element still than the list's anchor, such as the content below it. */
export function useOwnAnchor(): void {
  useLayoutEffect(() => {
    // On the body, because Chromium ignores it on the root: a list at the end of the page then kept scrolling.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
}
