/** Tells how high something is, now and whenever that changes, in whole pixels. @returns its end */
export function watchHeight(element: Element, onHeight: (height: number) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(([entry]) => onHeight(Math.round(entry?.contentRect.height ?? 0)));
  observer.observe(element);
  return () => observer.disconnect();
}
