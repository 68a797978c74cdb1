import { useCallback, useState, type RefCallback } from 'react';

/** Measures an element. @returns its ref, and its width in pixels; 0 without layout */
export function useWidth(): readonly [RefCallback<HTMLElement>, number] {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    setWidth(element.clientWidth);
    const resizeObserver = new ResizeObserver(() => setWidth(element.clientWidth));
    resizeObserver.observe(element);
    return () => resizeObserver.disconnect();
  }, []);
  return [ref, width];
}
