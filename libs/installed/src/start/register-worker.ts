import type { Telemetry } from '@touchline/telemetry';
import { getWorkerAddress } from './worker-address.ts';

/**
 * Registers the worker. The portal works without one, and the log gets one line.
 * @returns undefined without service workers, in a private window, with blocked storage, or when the script fails to
 * load or run
 */
export async function registerWorker(telemetry: Telemetry): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const { serviceWorker } = navigator;
    // A page without https has no `serviceWorker`.
    if (!serviceWorker) return undefined;
    const registration = await serviceWorker.register(getWorkerAddress(), { scope: '/', updateViaCache: 'none' });
    const newestWorker = registration?.installing ?? registration?.waiting ?? registration?.active;
    if (!newestWorker) return undefined;
    await waitUntilActive(newestWorker);
    return registration;
  } catch (error) {
    console.warn('The portal has no service worker here:', error);
    telemetry.error(error, { section: 'worker' });
    return undefined;
  }
}

/** Rejects when the worker could not be installed, for example without storage. */
const waitUntilActive = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve, reject) => {
    const checkForUpdate = (): void => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error('The worker was not installed'));
    };
    worker.addEventListener('statechange', checkForUpdate);
    checkForUpdate();
  });
