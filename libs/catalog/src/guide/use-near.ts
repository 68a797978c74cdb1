import { type RefObject, useEffect, useState } from 'react';

/** How far outside of the screen counts as near. */
const margin = '600px 0px';

type Listener = (near: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** One observer for all rows of a page. */
function observe(element: Element, listener: Listener): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is on the screen or a screen away from it. @param before until the browser has looked, and on the server */
export function useNear(element: RefObject<Element | null>, before: boolean): boolean {
  const [near, setNear] = useState(before);
  useEffect(() => {
    const target = element.current;
    return target && typeof IntersectionObserver !== 'undefined' ? observe(target, setNear) : undefined;
  }, [element]);
  return near;
}
