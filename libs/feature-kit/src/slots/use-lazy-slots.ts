import { useTelemetry } from '@touchline/telemetry';
import { useEffect, useState } from 'react';
import { loadFillList, type SlotToken } from './fill.ts';
import { useFills } from './slot.tsx';

/**
 * Loads the fills of a `later` slot in parallel once they are wanted. A fill that fails is reported and leaves only its
 * own place empty; the next component that draws the slot retries it.
 * @returns whether the slot can be drawn: all its loads have ended
 */
export function useLazySlots<P extends object>(slot: SlotToken<P>, isWanted: boolean): boolean {
  const fills = useFills(slot.name);
  const telemetry = useTelemetry();
  const [isLoaded, setIsLoaded] = useState(() => fills.every(({ Content }) => Content));
  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    const onError = (error: unknown) => telemetry.error(error, { section: slot.name });
    void loadFillList(fills, onError).then(() => isMounted && setIsLoaded(true));
    return () => void (isMounted = false);
  }, [fills, isWanted, slot.name, telemetry]);
  return isLoaded;
}
