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
 * Joins an event's room while mounted; messages go to the listeners of {@link Realtime.on}.
 * @param eventId undefined for an event that no longer changes, such as an archived match
 * @param onMissed loads the event, because messages may have been missed; may be a new function on every render
 */
export function useEventRoom(eventId: string | undefined, onMissed: () => void, priority: RoomPriority = 'card'): void {
  const realtime = useRealtime();
  const handleMissed = useEffectEvent(onMissed);
  useEffect(() => {
    if (!realtime || eventId === undefined) return undefined;
    return realtime.joinEvent(eventId, () => handleMissed(), priority);
  }, [realtime, eventId, priority]);
}
