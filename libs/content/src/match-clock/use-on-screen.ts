import { useEffect, useState, type RefObject } from 'react';

type Listener = (on: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements of a page. */
function observe(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: '100px' },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is on the screen or nearly so. False on the server and until the browser has looked. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const target = element.current;
    return target && typeof IntersectionObserver !== 'undefined' ? observe(target, setOn) : undefined;
  }, [element]);
  return on;
}
