import type { Session } from '@touchline/auth-session';
import type { StartContext } from '@touchline/feature-kit';
import { followDevices } from '../../account/devices/follow-devices.ts';
import { followWatchlist } from '../../selected/follow-watchlist.ts';

/** Loads an admitted viewer's watchlist, and keeps their devices up to date. @returns a function that ends it */
export function followViewer(context: StartContext, session: Session, viewer: string): () => void {
  const leaveWatchlist = followWatchlist(context, viewer);
  const leaveDevices = followDevices(context, session, viewer);
  return () => {
    leaveWatchlist();
    leaveDevices?.();
  };
}
