import { useLayoutEffect } from 'react';

/** Turns the browser's scroll anchoring off, because it may hold another element still than the list's anchor. */
export function useScrollAnchoringOff(): void {
  useLayoutEffect(() => {
    // On the body, because Chromium ignores it on the root. There a list at the end of the page kept scrolling.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
}
