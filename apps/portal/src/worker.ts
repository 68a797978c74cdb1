// The service worker: a separate script. Each customer's build writes it to /sw.js, after a line with the customer's
// settings.
import { runWorker, type WorkerScope, type WorkerSettings } from '@touchline/offline/worker';

// The compiler types the worker's global scope as a page's. Our own build has written the settings.
const workerScope: unknown = globalThis;
runWorker(workerScope as WorkerScope, Reflect.get(globalThis, 'touchlineWorker') as WorkerSettings);
