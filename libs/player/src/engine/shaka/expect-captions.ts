import type { ShakaPlayer } from './shaka-types.ts';

/**
 * Lets captions begin where the viewer turns them on. With every segment of an HLS video the engine learns where captions lie in time, but only
 * once it was asked for any; captions that it has no time for wait for the next segment, which a video that stands still, or is buffered to
 * its end, never fetches. So they are asked for before the first segment, and given up again before anything of them is fetched. Forced
 * captions the engine asks for by itself.
 */
export function expectCaptions(player: ShakaPlayer): void {
  const giveUp = (): void => {
    // Tracks may change before the engine has begun with what it was asked for.
    if (!player.getTextTracks().some(({ active }) => active)) return;
    player.removeEventListener('trackschanged', giveUp);
    player.configure({ preferredText: [] });
    player.selectTextTrack(null);
  };
  player.addEventListener('streaming', () => {
    const tracks = player.getTextTracks();
    const [first] = tracks;
    if (!first || tracks.some(({ forced }) => forced)) return;
    player.configure({ preferredText: [{ language: first.language }] });
    player.addEventListener('trackschanged', giveUp);
  });
}
