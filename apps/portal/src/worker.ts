// The service worker: a separate script, which each customer's build puts at /sw.js behind a line with their settings.
import { runWorker, type WorkerScope, type WorkerSettings } from '@touchline/installed/worker';

// A worker's global scope, which the compiler takes for a page's; its settings were written by our own build.
const workerScope: unknown = globalThis;
runWorker(workerScope as WorkerScope, Reflect.get(globalThis, 'touchlineWorker') as WorkerSettings);
