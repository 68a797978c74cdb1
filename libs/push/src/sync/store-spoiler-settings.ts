import { type SpoilerSettings, settingsCacheName, settingsPath } from '../worker/worker-place.ts';

/** Writes the settings that the service worker reads. Without them the worker shows notifications unchanged. */
export async function storeSpoilerSettings(
  settings: SpoilerSettings,
  storage: Pick<CacheStorage, 'open'> | undefined,
): Promise<void> {
  try {
    await (await storage?.open(settingsCacheName))?.put(settingsPath, new Response(JSON.stringify(settings)));
  } catch {
    // Storage may be full or forbidden.
  }
}
