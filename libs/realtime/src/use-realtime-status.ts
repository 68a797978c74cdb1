import { useEffect, useState, useSyncExternalStore } from 'react';
import type { RealtimeStatus } from './realtime.ts';
import { useRealtime } from './realtime-context.ts';

const idleStatus: RealtimeStatus = { state: 'idle', since: 0 };
const subscribeToNothing = (): (() => void) => () => {};

/** The connection's status; idle on the server and while hydrating. */
export function useRealtimeStatus(): RealtimeStatus {
  const realtime = useRealtime();
  return useSyncExternalStore(
    realtime?.onStatus ?? subscribeToNothing,
    () => realtime?.status() ?? idleStatus,
    () => idleStatus,
  );
}

/**
 * Whether to show "reconnecting": true once the connection has been offline for `afterMs`. Viewers see no short
 * losses.
 */
export function useReconnecting(afterMs = 10_000): boolean {
  const { state, since } = useRealtimeStatus();
  const [isLongOffline, setIsLongOffline] = useState(false);
  useEffect(() => {
    if (state !== 'offline') return undefined;
    const timer = setTimeout(() => setIsLongOffline(true), Math.max(0, since + afterMs - Date.now()));
    return () => {
      clearTimeout(timer);
      setIsLongOffline(false);
    };
  }, [state, since, afterMs]);
  return isLongOffline && state === 'offline';
}
