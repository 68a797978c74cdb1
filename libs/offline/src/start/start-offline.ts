import { type AtomStore, clearAtSignOut, type StartContext } from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import { cacheNames } from '../worker/cache-names.ts';
import type { PageMessage } from '../worker/page-message.ts';
import { registerWorker } from './register-worker.ts';
import { reportOpenedPages } from './report-opened-pages.ts';
import { waitUntilPageIdle } from './wait-until-page-idle.ts';

/** Sends a message to the worker. */
export type PostToWorker = (message: PageMessage) => void;

/**
 * Starts the worker once the page is idle, and sends it the opened pages. At sign-out the worker deletes these pages.
 */
export function startOffline({ atoms, telemetry }: Pick<StartContext, 'atoms' | 'telemetry'>): PostToWorker {
  const worker = waitUntilPageIdle().then(async () => {
    const isControlled = Boolean(navigator.serviceWorker?.controller);
    return { registration: await registerWorker(telemetry), controlled: isControlled };
  });
  // Uses the active worker at the time of the message, because a newer worker may have replaced the first.
  const post: PostToWorker = (message) =>
    void worker.then(({ registration }) => registration?.active?.postMessage(message));
  void worker.then(({ registration, controlled }) => registration && reportOpenedPages(post, controlled));
  forgetViewer(atoms, post);
  return post;
}

/**
 * At sign-out, deletes the pages that the viewer has opened. The page deletes them, too, because the worker may have
 * stopped.
 * @param post sends a message to the worker, which has an index of its cache in memory
 */
function forgetViewer(atoms: AtomStore, post: PostToWorker): void {
  clearAtSignOut(atoms, async () => () => {
    post({ type: 'forget' });
    void caches.delete(cacheNames(getDocumentFlags().site ?? '').pages).catch(() => false);
  });
}
