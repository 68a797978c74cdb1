import { useEffect, useRef } from 'react';
import type { EventRoomListener, RoomPriority } from './realtime.ts';
import { useRealtime } from './realtime-context.ts';

/**
 * Follows an event's room while mounted. Give undefined while there is nothing to follow (an archived match); another id
 * leaves the previous room. The listener may be a new object on every render.
 */
export function useEventRoom(
  eventId: string | undefined,
  listener: EventRoomListener,
  priority: RoomPriority = 'card',
): void {
  const realtime = useRealtime();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (!realtime || eventId === undefined) return undefined;
    return realtime.joinEvent(
      eventId,
      {
        onChange: (changes) => latest.current.onChange(changes),
        onUrlChange: (change) => latest.current.onUrlChange(change),
        onResync: () => latest.current.onResync(),
      },
      priority,
    );
  }, [realtime, eventId, priority]);
}
