import { useRef, useState, type RefObject } from 'react';

export interface Help {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * The list of keys. Closed, it gives the focus back, or to the player where nothing had it: all that was listed holds then, the arrows
 * for the volume, too.
 */
export function useHelp(player: RefObject<HTMLElement | null>): Help {
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
