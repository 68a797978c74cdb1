import { loadShaka } from './shaka/load-shaka.ts';

/**
 * Downloads the engine for HLS streams before the first stream plays.
 * @returns whether this browser can play HLS, with the engine or natively
 * @throws when the engine cannot be fetched
 */
export async function readyEngine(): Promise<boolean> {
  const { Player } = await loadShaka('stream.m3u8');
  return (
    Player.isBrowserSupported() || document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''
  );
}
