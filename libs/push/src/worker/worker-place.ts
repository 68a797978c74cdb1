/** Origin of the provider's scripts. */
export const providerOrigin = 'https://cdn.onesignal.com';

/** Scope and path of the service worker. The scope leaves the rest of the site to the portal's own worker. */
export const workerScope = '/push/';
export const workerPath = '/push/OneSignalSDKWorker.js';

/**
 * Cache and path of the worker's settings, because a worker cannot read local storage. The portal's own worker clears
 * its caches, so the settings have a separate cache.
 */
export const settingsCacheName = 'push-note';
export const settingsPath = '/push/note.json';

/** The settings at `settingsPath` in this cache. */
export interface SpoilerSettings {
  spoilerFree: boolean;
  /** Replaces texts that may reveal a score. */
  title: string;
  body: string;
}
