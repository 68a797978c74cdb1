import { useEffect, type RefObject } from 'react';

/**
 * Who pressed something in the player that is gone then, such as "Watch again", goes on in the player: the browser would begin at the
 * top of the page again.
 */
export function useKeptFocus(player: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: root } = player;
    if (!root) return undefined;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => void (last = target);
    const keep = (): void => {
      if (!(last instanceof Node) || last.isConnected) return;
      last = null;
      if (document.activeElement === document.body) root.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    root.addEventListener('focusin', note);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      root.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [player]);
}
