import { useLayoutEffect } from 'react';

/** Turns off the browser's scroll anchoring, because it may choose another element than the list's anchor. */
export function useScrollAnchoringOff(): void {
  useLayoutEffect(() => {
    // On the body, because Chromium ignores it on the root element. A list at the end of the page would then keep
    // scrolling.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
}
