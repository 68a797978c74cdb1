import type { Telemetry } from '@touchline/telemetry';
import { workerAddress } from './worker-address.ts';

/**
 * Has the browser take the worker up. Undefined where there is none to be had: a browser without, a private window, storage that is blocked, a script
 * that does not come or is broken. The portal works the same, and the log has one line.
 */
export async function registerWorker(telemetry: Telemetry): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const { serviceWorker } = navigator;
    // A page that is not served securely has none.
    if (!serviceWorker) return undefined;
    const registration = await serviceWorker.register(workerAddress(), { scope: '/', updateViaCache: 'none' });
    const coming = registration?.installing ?? registration?.waiting ?? registration?.active;
    if (!coming) return undefined;
    await activated(coming);
    return registration;
  } catch (error) {
    console.warn('The portal has no service worker here:', error);
    telemetry.error(error, { section: 'worker' });
    return undefined;
  }
}

/** Rejects where the worker could not be installed, for want of room, say. */
const activated = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const look = (): void => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('The worker was not installed'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
