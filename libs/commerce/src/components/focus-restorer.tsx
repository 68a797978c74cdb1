import { type ReactNode, useEffect, useRef } from 'react';

interface FocusRestorerProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Keeps the focus in a part of a page when its content is replaced: the new heading, or this element, gets the focus.
 * Otherwise the next Tab would begin at the top of the page.
 */
export function FocusRestorer({ className, children }: FocusRestorerProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let lastFocusedElement: EventTarget | null = null;
    const recordFocus = ({ target }: FocusEvent) => (lastFocusedElement = target);
    const observer = new MutationObserver(() => {
      const isRemoved = lastFocusedElement instanceof Element && !lastFocusedElement.isConnected;
      if (!isRemoved || document.activeElement !== document.body) return;
      lastFocusedElement = null;
      const heading = element.querySelector<HTMLElement>('h1, h2') ?? element;
      heading.tabIndex = -1;
      heading.focus();
    });
    element.addEventListener('focusin', recordFocus);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', recordFocus);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={container} className={className}>
      {children}
    </div>
  );
}
