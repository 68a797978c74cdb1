import { createContext, useContext, useEffect, useEffectEvent } from 'react';
import type { Realtime, RoomPriority } from './realtime.ts';

const RealtimeContext = createContext<Realtime | null>(null);

/** Provides the page's realtime; null on the server. */
export const RealtimeProvider = RealtimeContext.Provider;

/** The page's realtime; null without a provider. */
export function useRealtime(): Realtime | null {
  return useContext(RealtimeContext);
}

/**
 * Joins an event's room while mounted. Pass undefined for an event without changes (an archived match); another id
 * leaves the previous room. Messages go to the listeners of {@link Realtime.on}.
 * @param onMissed messages may have been missed: load the event once; may be a new function on every render
 */
export function useEventRoom(eventId: string | undefined, onMissed: () => void, priority: RoomPriority = 'card'): void {
  const realtime = useRealtime();
  const handleMissed = useEffectEvent(onMissed);
  useEffect(() => {
    if (!realtime || eventId === undefined) return undefined;
    return realtime.joinEvent(eventId, () => handleMissed(), priority);
  }, [realtime, eventId, priority]);
}
