import { useLayoutEffect } from 'react';

let lockCount = 0;

/**
 * Stops the page from scrolling while active. It uses an attribute and a CSS rule, because the content security policy
 * blocks a style element. The space of a scrollbar stays (`bar`), so that the page does not move.
 */
export function useScrollLock(isLocked: boolean): void {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const html = document.documentElement;
    if (lockCount === 0) html.dataset['scrollLock'] = window.innerWidth > html.clientWidth ? 'bar' : 'plain';
    lockCount += 1;
    return () => {
      lockCount -= 1;
      if (lockCount === 0) delete html.dataset['scrollLock'];
    };
  }, [isLocked]);
}
