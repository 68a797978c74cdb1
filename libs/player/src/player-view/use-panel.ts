import { useRef, useState, type RefObject } from 'react';

export interface OpenPanel {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * A panel over the page, such as the list of keys. Closing returns the focus. If no element had it, the player gets it,
 * so that all its keys work, also the arrows for the volume.
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
