import type { Renditions } from './renditions.ts';
import type { ShakaAudioTrack, ShakaPlayer } from './shaka-types.ts';
import { getAudioId, getDeadSounds } from './tracks.ts';

/**
 * Switches to other audio, or turns captions off, when their playlists die, and returns to the former audio when it
 * works again.
 */
export interface TrackSwitch {
  /** Switches to another audio rendition and keeps the buffer of the current one. */
  switchSound(): void;
  returnToSound(): void;
  switchCaptions(): void;
  /** Another load begins, without the dead audio renditions. */
  load(): void;
}

/** @param reload loads again, because the engine does not know the audio that could play */
export function createTrackSwitch(
  player: ShakaPlayer,
  { getDeadAddresses, getKind, isDead }: Pick<Renditions, 'getDeadAddresses' | 'getKind' | 'isDead'>,
  reload: () => void,
): TrackSwitch {
  /** The audio rendition that playback left because it died. */
  let previousTrackId: string | null = null;
  /** Audio renditions that were dead at the last load: the engine does not know them. */
  let unknownAddresses: readonly string[] = [];
  const isAvailable = (track: ShakaAudioTrack): boolean => !getDeadSounds(player, isDead).has(getAudioId(track));

  return {
    switchSound() {
      const tracks = player.getAudioTracks();
      const activeAudio = tracks.find(({ active }) => active);
      if (!activeAudio || isAvailable(activeAudio)) return;
      const nextTrack = tracks.find(isAvailable);
      if (!nextTrack) return reload();
      previousTrackId ??= getAudioId(activeAudio);
      player.selectAudioTrack(nextTrack, Infinity);
    },
    returnToSound() {
      if (unknownAddresses.some((address) => !getDeadAddresses().includes(address))) return reload();
      const track = player
        .getAudioTracks()
        .find((audioTrack) => getAudioId(audioTrack) === previousTrackId && isAvailable(audioTrack));
      if (!track) return;
      previousTrackId = null;
      player.selectAudioTrack(track, Infinity);
    },
    switchCaptions() {
      const shownTrack = player.getTextTracks().find(({ active }) => active);
      if (shownTrack && isDead(shownTrack.originalTextId)) player.selectTextTrack(null);
    },
    load() {
      previousTrackId = null;
      unknownAddresses = getDeadAddresses().filter((deadId) => getKind(deadId) === 'audio');
    },
  };
}
