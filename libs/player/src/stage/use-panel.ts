import { useRef, useState, type RefObject } from 'react';

export interface OpenPanel {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A panel over the page, such as the list of keys. Closed, it gives the focus back, or to the player where nothing had it: all keys
 * hold then, the arrows for the volume, too.
 */
export function usePanel(player: RefObject<HTMLElement | null>): OpenPanel {
  const [isOpen, setOpen] = useState(false);
  const hadFocus = useRef(true);
  return {
    isOpen,
    open() {
      hadFocus.current = !document.activeElement?.contains(player.current);
      setOpen(true);
    },
    close() {
      setOpen(false);
      if (!hadFocus.current) player.current?.focus({ preventScroll: true });
    },
  };
}
