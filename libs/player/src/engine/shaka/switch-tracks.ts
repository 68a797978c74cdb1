import type { Renditions } from './renditions.ts';
import type { ShakaAudioTrack, ShakaPlayer } from './shaka-types.ts';
import { audioId, getDeadSounds } from './tracks.ts';

/** Switches to other audio, or turns captions off, when their playlists die, and returns to the first audio later. */
export interface TrackSwitch {
  /** Switches to another audio rendition and keeps the buffer of the current one. */
  leaveSound(): void;
  returnToSound(): void;
  leaveCaptions(): void;
  /** Another load begins, without the dead audio renditions. */
  load(): void;
}

/** @param reload loads again, because the engine does not know the audio that could play */
export function createTrackSwitch(
  player: ShakaPlayer,
  { dead, getKind, isDead }: Pick<Renditions, 'dead' | 'getKind' | 'isDead'>,
  reload: () => void,
): TrackSwitch {
  /** The audio rendition that playback left because it died. */
  let left: string | null = null;
  /** Audio renditions that were dead at the last load: the engine does not know them. */
  let unknown: readonly string[] = [];
  const isSounding = (track: ShakaAudioTrack): boolean => !getDeadSounds(player, isDead).has(audioId(track));

  return {
    leaveSound() {
      const tracks = player.getAudioTracks();
      const heard = tracks.find(({ active }) => active);
      if (!heard || isSounding(heard)) return;
      const next = tracks.find(isSounding);
      if (!next) return reload();
      left ??= audioId(heard);
      player.selectAudioTrack(next, Infinity);
    },
    returnToSound() {
      if (unknown.some((address) => !dead().includes(address))) return reload();
      const track = player.getAudioTracks().find((one) => audioId(one) === left && isSounding(one));
      if (!track) return;
      left = null;
      player.selectAudioTrack(track, Infinity);
    },
    leaveCaptions() {
      const shown = player.getTextTracks().find(({ active }) => active);
      if (shown && isDead(shown.originalTextId)) player.selectTextTrack(null);
    },
    load() {
      left = null;
      unknown = dead().filter((one) => getKind(one) === 'audio');
    },
  };
}
