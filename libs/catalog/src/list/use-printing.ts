import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. The browser copies the page right after `beforeprint`, so the change is drawn at
 * once.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const startPrinting = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', startPrinting);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', startPrinting);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
