import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface OpenInAddress {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Something over the page, such as a sheet: it is open where the address ends in this hash, so that the back button shuts it and leaves
 * the page where it is.
 */
export function useOpenInAddress(hash: `#${string}`): OpenInAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash: at, state } = location;
  /** A second press, before the address has followed the first, would go one page too far. */
  const isOnItsWay = useRef(false);
  useEffect(() => {
    isOnItsWay.current = false;
  }, [location]);
  const isOpen = at === hash;
  return {
    isOpen,
    open() {
      if (isOpen || isOnItsWay.current) return;
      isOnItsWay.current = true;
      void navigate({ pathname, search, hash }, { preventScrollReset: true, state: { opened: true } });
    },
    close() {
      if (!isOpen || isOnItsWay.current) return;
      isOnItsWay.current = true;
      const wasOpened: unknown = typeof state === 'object' && state !== null && 'opened' in state && state.opened;
      if (wasOpened === true) void navigate(-1);
      // Its address was opened: there is nothing before it.
      else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}
