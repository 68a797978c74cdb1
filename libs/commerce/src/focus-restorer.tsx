import { type ReactNode, useEffect, useRef } from 'react';

interface FocusRestorerProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Keeps the focus in a part of a page whose contents replace each other: their heading, or this element, gets it.
 * Otherwise the next Tab would begin at the top of the page.
 */
export function FocusRestorer({ className, children }: FocusRestorerProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => (last = target);
    const observer = new MutationObserver(() => {
      const isGone = last instanceof Element && !last.isConnected;
      if (!isGone || document.activeElement !== document.body) return;
      last = null;
      const heading = element.querySelector<HTMLElement>('h1, h2') ?? element;
      heading.tabIndex = -1;
      heading.focus();
    });
    element.addEventListener('focusin', note);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, []);
  return (
    <div ref={container} className={className}>
      {children}
    </div>
  );
}
