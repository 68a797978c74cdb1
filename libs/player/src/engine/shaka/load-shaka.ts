import { isHls } from './shaka-builds.ts';
import type { ShakaNamespace } from './shaka-types.ts';

let hasPolyfills = false;

/**
 * Downloads the smallest engine that plays the address: HLS only for `.m3u8`, otherwise HLS and DASH. Each is a
 * separate chunk.
 * @throws when the chunk cannot be fetched
 */
export async function loadShaka(address: string): Promise<ShakaNamespace> {
  const shaka: ShakaNamespace = isHls(address)
    ? (await import('shaka-player/dist/shaka-player.hls-es2021.js')).default
    : (await import('shaka-player/dist/shaka-player.compiled-es2021.js')).default;
  if (!hasPolyfills) {
    shaka.polyfill.installAll();
    hasPolyfills = true;
  }
  return shaka;
}
