import type { Session } from '@touchline/auth-session';
import type { StartContext } from '@touchline/feature-kit';
import { followDevices } from '../../account/devices/follow-devices.ts';
import { followWatchlist } from '../../selected/follow-watchlist.ts';

/** What goes on while a viewer is admitted: their watchlist is loaded, their devices are kept up to date. Returns its end. */
export function followViewer(context: StartContext, session: Session, viewer: string): () => void {
  const leaveWatchlist = followWatchlist(context, viewer);
  const leaveDevices = followDevices(context, session, viewer);
  return () => {
    leaveWatchlist();
    leaveDevices?.();
  };
}
