import { useEffect, type RefObject } from 'react';

/**
 * Keeps the focus in the player when a focused element such as "Watch again" disappears. The browser would move it to
 * the top of the page.
 */
export function useRestoredFocus(player: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: root } = player;
    if (!root) return undefined;
    let lastFocused: EventTarget | null = null;
    const recordFocus = ({ target }: FocusEvent) => void (lastFocused = target);
    const restoreLostFocus = (): void => {
      if (!(lastFocused instanceof Node) || lastFocused.isConnected) return;
      lastFocused = null;
      if (document.activeElement === document.body) root.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(restoreLostFocus);
    root.addEventListener('focusin', recordFocus);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', recordFocus);
      observer.disconnect();
    };
  }, [player]);
}
