import { useStreamRenewals, type EventView } from '@touchline/content';
import { useEventRoom, useRealtimeStatus, useReconnecting } from '@touchline/realtime';
import { useState } from 'react';

export interface LiveEvent {
  /** The socket has had no connection for a while (fault matrix, row 22). */
  reconnecting: boolean;
  /** Counts the messages about a new stream address. */
  renewed: number;
}

/** Whether the socket was ever connected. If not, slow requests replace it, and the viewer needs no message. */
function useHasBeenOnline(): boolean {
  const { state } = useRealtimeStatus();
  const [was, setWas] = useState(state === 'online');
  if (state === 'online' && !was) setWas(true);
  return was;
}

/**
 * Joins the room of a live or upcoming event (specification, section 4, realtime). Its messages change the query cache
 * and so the score, clock and player area. After a reconnect the event loads once, because messages may be missing;
 * without a socket, realtime polls.
 * @param refetch loads the event
 * @param may whether the room may be joined: the first frame comes before the socket
 */
export function useLiveEvent({ id, status }: EventView, refetch: () => Promise<unknown>, may: boolean): LiveEvent {
  const reconnecting = useReconnecting();
  const wasOnline = useHasBeenOnline();
  const follows = status === 'live' || status === 'upcoming';
  useEventRoom(follows && may ? id : undefined, () => void refetch(), 'page');
  return { reconnecting: reconnecting && wasOnline && follows, renewed: useStreamRenewals(id) };
}
