import type { ShakaPlayer } from './shaka-types.ts';
import { audioId, qualityId } from './tracks.ts';

/** Plays the audio track of the id, where the stream has it. */
export function selectAudio(player: ShakaPlayer, id: string): void {
  const track = player.getAudioTracks().find((one) => audioId(one) === id);
  if (track) player.selectAudioTrack(track);
}

/**
 * Holds the quality of the id, in the audio that plays; null, or a quality the stream lacks, lets the engine choose.
 * Answers whether the quality was found.
 */
export function selectQuality(player: ShakaPlayer, id: string | null): boolean {
  const variants = player.getVariantTracks();
  const audio = variants.find((track) => track.active)?.audioId;
  const matches = variants.filter((track) => qualityId(track) === id);
  const variant = matches.find((track) => track.audioId === audio) ?? matches[0];
  player.configure({ abr: { enabled: variant === undefined } });
  if (variant) player.selectVariantTrack(variant, true);
  return variant !== undefined;
}
