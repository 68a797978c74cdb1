import type { ShakaPlayer } from './shaka-types.ts';

/**
 * Makes captions appear as soon as the viewer turns them on, also in a paused or fully buffered video. The engine can
 * time captions only if they are selected before the first segment, so this code selects them and deselects them before
 * they load.
 */
export function expectCaptions(player: ShakaPlayer): void {
  const deselectCaptions = (): void => {
    // The first change of tracks may come before the engine has selected the captions.
    if (!player.getTextTracks().some(({ active }) => active)) return;
    player.removeEventListener('trackschanged', deselectCaptions);
    player.configure({ preferredText: [] });
    player.selectTextTrack(null);
  };
  player.addEventListener('streaming', () => {
    const tracks = player.getTextTracks();
    const [firstTrack] = tracks;
    if (!firstTrack || tracks.some(({ forced }) => forced)) return;
    player.configure({ preferredText: [{ language: firstTrack.language }] });
    player.addEventListener('trackschanged', deselectCaptions);
  });
}
