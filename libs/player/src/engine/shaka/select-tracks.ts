import type { ShakaPlayer } from './shaka-types.ts';
import { getAudioId, isDescribing, getQualityId, type DeadCheck } from './tracks.ts';

/** The roles of an audio description in HLS and in DASH. */
const describingRoles = ['public.accessibility.describes-video', 'description'];

/** The engine's audio preferences; it plays the first that the stream has. */
export const getPreferredAudio = (activeAudio: { language: string; described: boolean } | null): object[] =>
  activeAudio === null
    ? []
    : [
        ...(activeAudio.described ? describingRoles.map((role) => ({ language: activeAudio.language, role })) : []),
        { language: activeAudio.language },
      ];

/** Plays the audio track with the id, if the stream has it, and the most similar track in later streams. */
export function selectAudio(player: ShakaPlayer, id: string): void {
  const track = player.getAudioTracks().find((audioTrack) => getAudioId(audioTrack) === id);
  if (!track) return;
  const { language, label, roles } = track;
  const [role] = roles;
  const similarPreferences = getPreferredAudio({ language, described: isDescribing(track) });
  player.configure({ preferredAudio: [{ language, label, role }, { language, label }, ...similarPreferences] });
  player.selectAudioTrack(track);
}

/**
 * Selects the quality with the id, in the current audio. null, or a quality that the stream lacks, turns adaptation on.
 * @param isAtOnce drops the buffer of the previous quality
 * @returns whether the quality was found
 */
export function selectQuality(player: ShakaPlayer, id: string | null, isDead: DeadCheck, isAtOnce: boolean): boolean {
  const variants = player.getVariantTracks();
  const audio = variants.find((track) => track.active)?.audioId;
  const matchingVariants = variants.filter((track) => getQualityId(track) === id && !isDead(track.originalVideoId));
  const variant = matchingVariants.find((track) => track.audioId === audio) ?? matchingVariants[0];
  player.configure({ abr: { enabled: variant === undefined } });
  if (variant) player.selectVariantTrack(variant, isAtOnce);
  return variant !== undefined;
}
