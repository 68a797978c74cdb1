import { keepScoresOut } from './keep-scores-out.ts';
import { noteCache, notePath, vendor } from './worker-place.ts';

/**
 * The service worker's script. The portal's part runs first, so that it wraps `showNotification` before the provider's
 * script calls it.
 */
export const workerScript = (): string =>
  [
    `(${keepScoresOut})(self, ${JSON.stringify(noteCache)}, ${JSON.stringify(notePath)});`,
    `importScripts(${JSON.stringify(`${vendor}/sdks/web/v16/OneSignalSDK.sw.js`)});`,
    '',
  ].join('\n');
