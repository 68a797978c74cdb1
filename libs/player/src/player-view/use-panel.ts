import { useRef, useState, type RefObject } from 'react';

export interface OpenPanel {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A panel over the page, such as the list of keys. Closing it returns the focus; if no element had the focus, the
 * player gets it, so that all its keys work.
 */
export function usePanel(player: RefObject<HTMLElement | null>): OpenPanel {
  const [isOpen, setIsOpen] = useState(false);
  const hadFocus = useRef(true);
  return {
    isOpen,
    open() {
      hadFocus.current = !document.activeElement?.contains(player.current);
      setIsOpen(true);
    },
    close() {
      setIsOpen(false);
      if (!hadFocus.current) player.current?.focus({ preventScroll: true });
    },
  };
}
