import { useTelemetry } from '@touchline/telemetry';
import { useEffect, useState } from 'react';
import { loadAll, type SlotToken, useFills } from './slot.tsx';

/**
 * Asks for what fills a slot of the place `later` as soon as it is wanted, all of it side by side. One that does not come is reported, leaves its
 * own place empty, and is asked for again by the next that draws the slot.
 * @returns whether the slot can be drawn: all of it that comes is there
 */
export function useLaterFills<P extends object>(slot: SlotToken<P>, isWanted: boolean): boolean {
  const fills = useFills(slot.name);
  const telemetry = useTelemetry();
  const [isThere, setIsThere] = useState(() => fills.every(({ Content }) => Content));
  useEffect(() => {
    if (!isWanted) return undefined;
    let isAwaited = true;
    const onError = (error: unknown) => telemetry.error(error, { section: slot.name });
    void loadAll(fills, onError).then(() => isAwaited && setIsThere(true));
    return () => void (isAwaited = false);
  }, [fills, isWanted, slot.name, telemetry]);
  return isThere;
}
