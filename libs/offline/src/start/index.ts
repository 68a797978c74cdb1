export { type PostToWorker, startOffline } from './start-offline.ts';
export { watchOpenedPages } from './watch-opened-pages.ts';
export { waitUntilPageIdle } from './wait-until-page-idle.ts';
