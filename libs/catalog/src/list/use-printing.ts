import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed. The browser copies the page right after `beforeprint`, so the change renders
 * synchronously.
 */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const startPrinting = () => flushSync(() => setIsPrinting(true));
    const handlePrintEnd = () => setIsPrinting(false);
    addEventListener('beforeprint', startPrinting);
    addEventListener('afterprint', handlePrintEnd);
    return () => {
      removeEventListener('beforeprint', startPrinting);
      removeEventListener('afterprint', handlePrintEnd);
    };
  }, []);
  return isPrinting;
}
