/**
 * Reports the height of an element with its padding, now and at each change, in whole pixels.
 * @returns a function that stops it
 */
export function watchHeight(element: Element, onHeight: (height: number) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(([entry]) => onHeight(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)));
  observer.observe(element);
  return () => observer.disconnect();
}
