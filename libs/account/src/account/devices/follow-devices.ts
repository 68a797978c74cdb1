import type { Session } from '@touchline/auth-session';
import { removeUserDevice } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { devicesQuery } from './devices-query.ts';

/** Has a viewer's devices asked anew when the server reports that another one was taken off the account. Returns its end. */
export function followDevices(
  { realtime, queryClient }: StartContext,
  session: Session,
  viewer: string,
): (() => void) | undefined {
  const { queryKey } = devicesQuery(session, viewer);
  return realtime?.on(removeUserDevice, ({ deviceId }) => {
    // With this one the session is over.
    if (deviceId !== session.state().deviceId) void queryClient.invalidateQueries({ queryKey });
  });
}
