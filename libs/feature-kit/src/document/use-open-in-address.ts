import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface OpenInAddress {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * State of an element over the page, such as a sheet: open while the address ends in this hash. The back button closes
 * it and keeps the page.
 */
export function useOpenInAddress(hash: `#${string}`): OpenInAddress {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search, hash: urlHash, state } = location;
  /** A second press, before the address has changed, would go one page too far. */
  const isNavigatingRef = useRef(false);
  useEffect(() => {
    isNavigatingRef.current = false;
  }, [location]);
  const isOpen = urlHash === hash;
  return {
    isOpen,
    open() {
      if (isOpen || isNavigatingRef.current) return;
      isNavigatingRef.current = true;
      void navigate({ pathname, search, hash }, { preventScrollReset: true, state: { opened: true } });
    },
    close() {
      if (!isOpen || isNavigatingRef.current) return;
      isNavigatingRef.current = true;
      const wasOpened: unknown = typeof state === 'object' && state !== null && 'opened' in state && state.opened;
      if (wasOpened === true) void navigate(-1);
      // The visit began at this address, so the history has no entry before it.
      else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
    },
  };
}
