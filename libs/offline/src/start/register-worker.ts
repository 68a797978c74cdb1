import type { Telemetry } from '@touchline/telemetry';

/** The worker's address: at the root, because its scope is the whole site. */
const address = '/sw.js';

/** The part of Trusted Types that the worker's address uses; a trusted address is typed as the string that it holds. */
interface Rules {
  createScriptURL: (address: string) => string;
}
type TrustingWindow = Window & { trustedTypes?: { createPolicy: (name: string, rules: Rules) => Rules } };

const rules: Rules = {
  createScriptURL(scriptUrl) {
    if (scriptUrl !== address) throw new TypeError(`${scriptUrl} is no worker of ours`);
    return scriptUrl;
  },
};

/**
 * @returns the worker's address; in browsers with Trusted Types a trusted one
 * @throws TypeError when the page's policy does not allow `touchline-worker`
 */
const getWorkerAddress = (): string =>
  (window as TrustingWindow).trustedTypes?.createPolicy('touchline-worker', rules).createScriptURL(address) ?? address;

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
