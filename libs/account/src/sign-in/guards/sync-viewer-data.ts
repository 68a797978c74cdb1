import type { Session } from '@touchline/auth-session';
import type { StartContext } from '@touchline/feature-kit';
import { syncDevices } from '../../account/devices/sync-devices.ts';
import { syncWatchlist } from '../../selected/sync-watchlist.ts';

/** Loads a signed-in viewer's watchlist, and keeps their devices up to date. @returns a function that ends it */
export function syncViewerData(context: StartContext, session: Session, viewer: string): () => void {
  const stopWatchlistSync = syncWatchlist(context, viewer);
  const stopDeviceSync = syncDevices(context, session, viewer);
  return () => {
    stopWatchlistSync();
    stopDeviceSync?.();
  };
}
