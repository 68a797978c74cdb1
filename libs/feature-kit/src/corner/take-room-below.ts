/** Of the html element: how much of the window's foot something fixed takes, so that others which stand there move up. */
const roomBelow = '--room-below';

let last: HTMLElement | undefined;

/**
 * A ref: says how high a fixed element is while it is there, whatever its words and the window do. The page makes that room at its end, and the video in the
 * corner stands above it.
 */
export function takeRoomBelow(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const root = document.documentElement;
  last = element;
  const say = () => {
    if (last !== element) return;
    const { position, height } = getComputedStyle(element);
    // In a low window it may stand at the page's end and take nothing.
    root.style.setProperty(roomBelow, position === 'fixed' ? `calc(${height} + var(--s3))` : '0px');
  };
  say();
  const sizes = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(say);
  sizes?.observe(element);
  addEventListener('resize', say);
  return () => {
    sizes?.disconnect();
    removeEventListener('resize', say);
    // What came in its place has said so already.
    if (last !== element) return;
    last = undefined;
    root.style.removeProperty(roomBelow);
  };
}
