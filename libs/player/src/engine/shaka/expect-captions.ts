import type { ShakaPlayer } from './shaka-types.ts';

/**
 * Makes captions appear as soon as the viewer turns them on, also in a paused or fully buffered video. The engine
 * learns the captions' times only when they are selected before the first segment. So this code selects them and
 * cancels before the engine fetches them.
 */
export function expectCaptions(player: ShakaPlayer): void {
  const stopWaiting = (): void => {
    // Tracks may change before the engine has started on the request.
    if (!player.getTextTracks().some(({ active }) => active)) return;
    player.removeEventListener('trackschanged', stopWaiting);
    player.configure({ preferredText: [] });
    player.selectTextTrack(null);
  };
  player.addEventListener('streaming', () => {
    const tracks = player.getTextTracks();
    const [firstTrack] = tracks;
    if (!firstTrack || tracks.some(({ forced }) => forced)) return;
    player.configure({ preferredText: [{ language: firstTrack.language }] });
    player.addEventListener('trackschanged', stopWaiting);
  });
}
