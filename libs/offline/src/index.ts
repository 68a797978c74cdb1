export { workerRemovalScript } from './build/worker-removal-script.ts';
export { offlinePage, type OfflinePageParts, type OfflinePageWords } from './build/offline-page.ts';
export type { OfflineDocument, OfflineWords } from './worker/offline-document.ts';
export { digestCharacters } from './worker/listed-files.ts';
export type { WorkerSettings } from './worker/worker-scope.ts';
