/** Origin of the provider's scripts. */
export const vendor = 'https://cdn.onesignal.com';

/** Scope and path of the service worker. The scope leaves the rest of the site to the portal's own worker. */
export const workerScope = '/push/';
export const workerPath = '/push/OneSignalSDKWorker.js';

/**
 * Cache and path of the note for the worker, which cannot read local storage. The portal's own worker clears its own
 * caches, so the note has another cache.
 */
export const settingsCacheName = 'push-note';
export const settingsPath = '/push/note.json';

/** The note in that cache. */
export interface SpoilerSettings {
  spoilerFree: boolean;
  /** Replaces words that may tell a score. */
  title: string;
  body: string;
}
