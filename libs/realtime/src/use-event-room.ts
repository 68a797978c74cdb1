import { useEffect, useEffectEvent } from 'react';
import type { RoomPriority } from './realtime.ts';
import { useRealtime } from './realtime-context.ts';

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
