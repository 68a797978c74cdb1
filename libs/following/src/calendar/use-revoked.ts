import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { calendarQueryKey } from './create-calendar-mutation.ts';

/**
 * Removes the shown address when another tab of the same viewer has revoked it.
 * @returns a function that tells the other tabs that this tab has revoked it
 */
export function useRevoked(viewer: string | undefined): () => void {
  const client = useQueryClient();
  const channel = useRef<BroadcastChannel>(null);
  useEffect(() => {
    const openedChannel = openChannel();
    channel.current = openedChannel;
    openedChannel?.addEventListener('message', ({ data }) => {
      if (data === viewer) client.setQueryData(calendarQueryKey(viewer), null);
    });
    return () => openedChannel?.close();
  }, [client, viewer]);
  return () => channel.current?.postMessage(viewer);
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('touchline.calendar');
  } catch {
    // An origin without storage may have no channels either.
    return null;
  }
}
