import { type StartContext, whileSignedIn } from '@touchline/feature-kit';
import { offerToReturning } from '../offer/offer-to-returning.ts';
import type { PageMessage } from '../worker/page-message.ts';
import { forgetViewer } from './forget-viewer.ts';
import { registerWorker } from './register-worker.ts';
import { reportOpenedPages } from './report-opened-pages.ts';
import { reportWatchlist } from './report-watchlist.ts';
import { waitUntilPageIdle } from './when-page-idle.ts';

/** Starts after hydration: the worker, the messages to it, and the offer to install the portal. */
export function startInstalled({ atoms, queryClient, telemetry, texts }: StartContext): void {
  const worker = waitUntilPageIdle().then(async () => {
    const isControlled = Boolean(navigator.serviceWorker?.controller);
    return { registration: await registerWorker(telemetry), controlled: isControlled };
  });
  // Uses the active worker at the time of the message, because a newer worker may have replaced the first.
  const post = (message: PageMessage): void =>
    void worker.then(({ registration }) => registration?.active?.postMessage(message));
  void worker.then(({ registration, controlled }) => registration && reportOpenedPages(post, controlled));
  whileSignedIn(atoms, async () => (viewer) => reportWatchlist(queryClient, viewer, post));
  forgetViewer(atoms, post);
  void offerToReturning(texts).catch(() => undefined);
}
