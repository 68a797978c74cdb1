import { keepScoresOut } from './keep-scores-out.ts';
import { noteCache, notePath, vendor } from './worker-place.ts';

/** The service worker's text: ours first, so that it stands between the provider's and the screen. */
export const workerScript = (): string =>
  [
    `(${keepScoresOut})(self, ${JSON.stringify(noteCache)}, ${JSON.stringify(notePath)});`,
    `importScripts(${JSON.stringify(`${vendor}/sdks/web/v16/OneSignalSDK.sw.js`)});`,
    '',
  ].join('\n');
