import { useEffect, useState, type RefObject } from 'react';

type Listener = (isVisible: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
const observers = new Map<string, IntersectionObserver>();

/** One observer for all elements that share a margin. */
function getObserver(margin: string): IntersectionObserver {
  const existingObserver = observers.get(margin);
  if (existingObserver) return existingObserver;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  observers.set(margin, observer);
  return observer;
}

function observe(element: Element, margin: string, listener: Listener): () => void {
  const observer = getObserver(margin);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer.unobserve(element);
  };
}

interface OnScreenOptions {
  /** Margin around the screen in which an element still counts as visible, as a CSS length. */
  margin?: string;
  /** The value on the server and until the observer has reported. */
  isVisible?: boolean;
}

/** Whether an element is on the screen, or nearly so. */
export function useOnScreen(
  element: RefObject<Element | null>,
  { margin = '100px', isVisible: isInitiallyVisible = false }: OnScreenOptions = {},
): boolean {
  const [isVisible, setIsVisible] = useState(isInitiallyVisible);
  useEffect(() => {
    const target = element.current;
    return target && typeof IntersectionObserver !== 'undefined' ? observe(target, margin, setIsVisible) : undefined;
  }, [element, margin]);
  return isVisible;
}
