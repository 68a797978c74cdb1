import { useEffect, useEffectEvent } from 'react';
import type { RoomPriority } from './realtime.ts';
import { useRealtime } from './realtime-context.ts';

/**
 * Is in an event's room while mounted. Give undefined while there is nothing to follow (an archived match); another id
 * leaves the previous room. What is said there goes to whoever listens ({@link Realtime.on}).
 * @param onMissed messages may have been missed: load the event once; may be a new function on every render
 */
export function useEventRoom(eventId: string | undefined, onMissed: () => void, priority: RoomPriority = 'card'): void {
  const realtime = useRealtime();
  const missed = useEffectEvent(onMissed);
  useEffect(() => {
    if (!realtime || eventId === undefined) return undefined;
    return realtime.joinEvent(eventId, () => missed(), priority);
  }, [realtime, eventId, priority]);
}
