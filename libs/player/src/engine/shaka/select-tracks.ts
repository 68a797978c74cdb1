import type { ShakaPlayer } from './shaka-types.ts';
import { audioId, isDescribing, qualityId } from './tracks.ts';

/** The words for an audio description in HLS, and in DASH. */
const describing = ['public.accessibility.describes-video', 'description'];

/** What the engine begins with where a stream has it; the first that fits. */
export const preferredAudio = (heard: { language: string; described: boolean } | null): object[] =>
  heard === null
    ? []
    : [
        ...(heard.described ? describing.map((role) => ({ language: heard.language, role })) : []),
        { language: heard.language },
      ];

/** Plays the audio track of the id, where the stream has it, and what is most like it in streams that follow. */
export function selectAudio(player: ShakaPlayer, id: string): void {
  const track = player.getAudioTracks().find((one) => audioId(one) === id);
  if (!track) return;
  const { language, label, roles } = track;
  const [role] = roles;
  const alike = preferredAudio({ language, described: isDescribing(track) });
  player.configure({ preferredAudio: [{ language, label, role }, { language, label }, ...alike] });
  player.selectAudioTrack(track);
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
