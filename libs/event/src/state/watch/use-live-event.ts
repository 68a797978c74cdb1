import { useStreamRenewals, type EventView } from '@touchline/content';
import { useEventRoom, useRealtimeStatus, useReconnecting } from '@touchline/realtime';
import { useState } from 'react';

export interface LiveEvent {
  /** The socket has had no connection for a while (fault matrix, row 22). */
  isReconnecting: boolean;
  /** Counts the messages about a new stream address. */
  renewalCount: number;
}

/**
 * Whether the socket was ever connected. If not, polling replaces it, and the viewer needs no
 * message.
 */
function useHasBeenOnline(): boolean {
  const { state } = useRealtimeStatus();
  const [wasConnected, setWasConnected] = useState(state === 'online');
  if (state === 'online' && !wasConnected) setWasConnected(true);
  return wasConnected;
}

/**
 * Joins the room of a live or upcoming event (specification, section 4, realtime). Its messages change the query cache
 * and so the score, clock and player area. After a reconnect the event loads once, because messages may be missing;
 * without a socket, realtime polls.
 * @param refetch loads the event
 * @param isAllowed whether the room may be joined: the first frame comes before the socket
 */
export function useLiveEvent(
  { id, status }: EventView,
  refetch: () => Promise<unknown>,
  isAllowed: boolean,
): LiveEvent {
  const isReconnecting = useReconnecting();
  const wasOnline = useHasBeenOnline();
  const isChanging = status === 'live' || status === 'upcoming';
  useEventRoom(isChanging && isAllowed ? id : undefined, () => void refetch(), 'page');
  return { isReconnecting: isReconnecting && wasOnline && isChanging, renewalCount: useStreamRenewals(id) };
}
