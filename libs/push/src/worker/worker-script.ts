import { hideScores } from './hide-scores.ts';
import { settingsCacheName, settingsPath, providerOrigin } from './worker-place.ts';

/**
 * The service worker's script. The portal's part runs first, so that it wraps `showNotification` before the provider's
 * script calls it.
 */
export const createWorkerScript = (): string =>
  [
    `(${hideScores})(self, ${JSON.stringify(settingsCacheName)}, ${JSON.stringify(settingsPath)});`,
    `importScripts(${JSON.stringify(`${providerOrigin}/sdks/web/v16/OneSignalSDK.sw.js`)});`,
    '',
  ].join('\n');
