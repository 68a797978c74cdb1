import type { Session } from '@touchline/auth-session';
import { removeUserDevice } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { devicesQuery } from './devices-query.ts';

/** Refetches a viewer's devices when the server reports that a device was removed. */
export function syncDevices(
  { realtime, queryClient }: StartContext,
  session: Session,
  viewer: string,
): (() => void) | undefined {
  const { queryKey } = devicesQuery(session, viewer);
  return realtime?.on(removeUserDevice, ({ deviceId }) => {
    // If this device was removed, the session is over.
    if (deviceId !== session.state().deviceId) void queryClient.invalidateQueries({ queryKey });
  });
}
