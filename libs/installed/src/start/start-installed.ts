import type { StartContext } from '@touchline/feature-kit';
import type { PageMessage } from '../worker/page-message.ts';
import { forgetViewer } from './forget-viewer.ts';
import { registerWorker } from './register-worker.ts';
import { tellOpened } from './tell-opened.ts';
import { tellSaved } from './tell-saved.ts';
import { whenQuiet } from './when-quiet.ts';

/** Starts after hydration: the worker, the messages to it, and the offer to install the portal. */
export function startInstalled({ atoms, queryClient, telemetry, texts }: StartContext): void {
  const worker = whenQuiet().then(async () => {
    const controlled = Boolean(navigator.serviceWorker?.controller);
    return { registration: await registerWorker(telemetry), controlled };
  });
  // Takes the active worker at the time of the message, because a newer worker may have replaced the first.
  const post = (message: PageMessage): void =>
    void worker.then(({ registration }) => registration?.active?.postMessage(message));
  void worker.then(({ registration, controlled }) => registration && tellOpened(post, controlled));
  forgetViewer(atoms, post, (viewer) => tellSaved(queryClient, viewer, post));
  void import('../offer/offer-install.ts').then(({ offerInstall }) => offerInstall(texts)).catch(() => undefined);
}
