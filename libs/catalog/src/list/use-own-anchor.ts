import { useLayoutEffect } from 'react';

/** The browser would hold another place still than the list does: what stands below it, for one. */
export function useOwnAnchor(): void {
  useLayoutEffect(() => {
    // Of the body: Chromium takes no notice of it on the root. There a list that was scrolled to the end of the page ran on by itself.
    const { style } = document.body;
    style.setProperty('overflow-anchor', 'none');
    return () => void style.removeProperty('overflow-anchor');
  }, []);
}
