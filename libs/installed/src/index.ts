export { takenDown } from './build/taken-down.ts';
export { offlinePage, type OfflinePageParts } from './build/offline-page.ts';
export { offlineWords, type OfflinePageWords } from './build/offline-words.ts';
export type { OfflineDocument, OfflineWords } from './worker/offline-document.ts';
export { digestLength } from './worker/listed-files.ts';
export type { WorkerSettings } from './worker/worker-scope.ts';
