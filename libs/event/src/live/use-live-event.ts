import { useStreamRenewals, type EventView } from '@touchline/content';
import { useEventRoom, useRealtimeStatus, useReconnecting } from '@touchline/realtime';
import { useState } from 'react';

export interface LiveEvent {
  /** The socket was there and has been gone for a while (fault matrix, row 22). */
  reconnecting: boolean;
  /** Grows with every message that the stream's address changed. */
  renewed: number;
}

/** Where the socket never was, slow polling stands in: there is nothing to reconnect and nothing to say. */
function useWasOnline(): boolean {
  const { state } = useRealtimeStatus();
  const [was, setWas] = useState(state === 'online');
  if (state === 'online' && !was) setWas(true);
  return was;
}

/**
 * Is in a live or upcoming event's room (specification, section 4, realtime): what is said there goes to the query cache and so to
 * score, clock and stage. What may have been missed is loaded once; realtime asks for that, too, while it has no socket.
 * @param may whether the room may be joined: the first picture comes before the socket
 */
export function useLiveEvent({ id, status }: EventView, refetch: () => Promise<unknown>, may: boolean): LiveEvent {
  const reconnecting = useReconnecting();
  const wasOnline = useWasOnline();
  const follows = status === 'live' || status === 'upcoming';
  useEventRoom(follows && may ? id : undefined, () => void refetch(), 'page');
  return { reconnecting: reconnecting && wasOnline && follows, renewed: useStreamRenewals(id) };
}
