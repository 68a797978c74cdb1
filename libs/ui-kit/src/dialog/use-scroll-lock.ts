import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Keeps the page from scrolling while active. An attribute and a CSS rule do it: a style element, the usual way, is
 * blocked by the content security policy. Where the scrollbar takes room, the room stays (`bar`), so nothing moves.
 */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return;
    const html = document.documentElement;
    if (locks === 0) html.dataset['scrollLock'] = window.innerWidth > html.clientWidth ? 'bar' : 'plain';
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) delete html.dataset['scrollLock'];
    };
  }, [active]);
}
