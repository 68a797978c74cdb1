export { workerRemovalScript } from './build/worker-removal-script.ts';
export { offlinePage, type OfflinePageParts } from './build/offline-page.ts';
export { offlineWords, type OfflinePageWords } from './build/offline-texts.ts';
export type { OfflineDocument, OfflineWords } from './worker/offline-document.ts';
export { digestCharacters } from './worker/listed-files.ts';
export type { WorkerSettings } from './worker/worker-scope.ts';
