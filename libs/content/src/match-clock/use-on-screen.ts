import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is on the screen or nearly so. False on the server and until the browser has looked. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => setOn(entries.at(-1)?.isIntersecting === true), {
      rootMargin: '100px',
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return on;
}
