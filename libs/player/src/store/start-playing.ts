import type { Autoplay } from './player-state.ts';

/**
 * Whether the browser refused to play because the viewer has not touched the page yet. Any other error, such as a newer
 * load, is no refusal.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}

/**
 * Starts playing: with sound, else muted, else not at all. Never rejects. An interrupted start (a newer load, a quick
 * pause) counts as started, because the newer call decides.
 */
export async function startPlaying(video: HTMLVideoElement): Promise<Autoplay> {
  try {
    await video.play();
    return 'sound';
  } catch (error) {
    if (!isRefusal(error)) return 'sound';
  }
  if (video.muted) return 'blocked';
  video.muted = true;
  try {
    await video.play();
    return 'muted';
  } catch (error) {
    if (!isRefusal(error)) return 'muted';
    video.muted = false;
    return 'blocked';
  }
}
