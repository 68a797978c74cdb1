import { type RefObject, useEffect } from 'react';

/** Of the html element: how much of the window's foot something fixed takes, so that others which stand there move up. */
const roomBelow = '--room-below';

/** Says how high a fixed element is while it is there, whatever its words and the window do. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const root = document.documentElement;
    const say = () => {
      const { position, height } = getComputedStyle(current);
      // In a low window it stands at the page's end and takes nothing.
      root.style.setProperty(roomBelow, position === 'fixed' ? `calc(${height} + var(--s3))` : '0px');
    };
    say();
    const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(say);
    sizes?.observe(current);
    addEventListener('resize', say);
    return () => {
      sizes?.disconnect();
      removeEventListener('resize', say);
      root.style.removeProperty(roomBelow);
    };
  }, [element]);
}
