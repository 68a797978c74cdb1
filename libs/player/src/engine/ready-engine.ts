import { loadShaka } from './shaka/load-shaka.ts';

/**
 * Downloads the engine of HLS streams before there is one to play. Rejects when it cannot be fetched.
 * @returns whether this browser can play with it, or by itself
 */
export async function readyEngine(): Promise<boolean> {
  const { Player } = await loadShaka('stream.m3u8');
  return (
    Player.isBrowserSupported() || document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''
  );
}
