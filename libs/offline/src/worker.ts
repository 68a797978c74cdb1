export { runWorker } from './worker/run-worker.ts';
export type { WorkerScope, WorkerSettings } from './worker/worker-scope.ts';
