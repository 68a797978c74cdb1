import type { Session } from '@touchline/auth-session';
import type { StartContext } from '@touchline/feature-kit';
import { removeUserDevice } from '@touchline/contract';
import { syncWatchlist } from './sync-watchlist.ts';
import { keepEmailAfterExpiry } from './keep-email-after-expiry.ts';
import { profileDraft } from './profile-draft.ts';
import { devicesQuery } from '../api/devices-query.ts';

/** Refetches a viewer's devices when the server reports that a device was removed. */
function syncDevices(
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

/** Loads a signed-in viewer's watchlist, and keeps their devices up to date. @returns a function that ends it */
export function syncViewerData(context: StartContext, session: Session, viewer: string): () => void {
  if (profileDraft.get()?.viewer !== viewer) profileDraft.set(null);
  keepEmailAfterExpiry(session);
  const stopWatchlistSync = syncWatchlist(context, viewer);
  const stopDeviceSync = syncDevices(context, session, viewer);
  return () => {
    stopWatchlistSync();
    stopDeviceSync?.();
  };
}
