import { type StartContext, whileSignedIn } from '@touchline/feature-kit';
import { startOffline } from '@touchline/offline/start';
import { offerToReturning } from './offer-to-returning.ts';
import { reportWatchlist } from './report-watchlist.ts';

/** Starts after hydration: the worker, the messages to it, and the offer to install the portal. */
export function startInstalled({ atoms, queryClient, telemetry, texts }: StartContext): void {
  const post = startOffline({ atoms, telemetry });
  whileSignedIn(atoms, async () => (viewer) => reportWatchlist(queryClient, viewer, post));
  void offerToReturning(() => texts('install')).catch(() => undefined);
}
