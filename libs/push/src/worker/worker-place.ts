/** Whose scripts these are. */
export const vendor = 'https://cdn.onesignal.com';

/** Where the service worker is, which is as far as it reaches: the portal's own has the rest of the site. */
export const workerScope = '/push/';
export const workerPath = '/push/OneSignalSDKWorker.js';

/** Where pages leave for the worker what this browser's viewer wants to know: a worker reads no local storage. Not among the portal's own caches, which its own worker clears. */
export const noteCache = 'push-note';
export const notePath = '/push/note.json';

/** What stands there. */
export interface Note {
  spoilerFree: boolean;
  /** Shown in the place of words that tell a score. */
  title: string;
  body: string;
}
