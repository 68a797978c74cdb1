import type { LanguageTrack, QualityTrack } from '../engine.ts';
import type { ShakaAudioTrack, ShakaPlayer, ShakaTextTrack, ShakaVariant } from './shaka-types.ts';

export const getTextId = (track: ShakaTextTrack): string => `text-${track.id}`;
export const getAudioId = (track: Pick<ShakaAudioTrack, 'language' | 'label' | 'roles'>): string =>
  `${track.language}|${track.label ?? ''}|${track.roles.join(',')}`;

function getLanguage(track: ShakaTextTrack | ShakaAudioTrack): string {
  return track.language === 'und' ? '' : track.language;
}

/** Whether all playlists that an engine's id names are dead. */
export type DeadCheck = (id: string | null) => boolean;

/** Returns the ids of audio renditions without a working playlist. */
export function getDeadSounds(player: ShakaPlayer, isDead: DeadCheck): ReadonlySet<string> {
  const audioVariants = player.getVariantTracks().map(({ language, label, audioRoles, originalAudioId }) => ({
    id: getAudioId({ language, label, roles: audioRoles ?? [] }),
    isUnavailable: isDead(originalAudioId),
  }));
  const audibleIds = new Set(audioVariants.flatMap(({ id, isUnavailable }) => (isUnavailable ? [] : id)));
  return new Set(audioVariants.flatMap(({ id }) => (audibleIds.has(id) ? [] : id)));
}

export function readText(player: ShakaPlayer, isDead: DeadCheck): readonly LanguageTrack[] {
  const availableTracks = player.getTextTracks().filter(({ originalTextId }) => !isDead(originalTextId));
  return availableTracks.map((track) => ({
    id: getTextId(track),
    language: getLanguage(track),
    label: track.label,
    active: track.active,
    accessible: track.kind === 'caption' || track.roles.includes('public.accessibility.describes-music-and-sound'),
  }));
}

/** Whether the track is an audio description of the picture. */
export const isDescribing = ({ accessibilityPurpose, roles }: ShakaAudioTrack): boolean =>
  accessibilityPurpose === 'visually impaired' || roles.includes('public.accessibility.describes-video');

export function readAudio(player: ShakaPlayer, isDead: DeadCheck): readonly LanguageTrack[] {
  const deadSounds = getDeadSounds(player, isDead);
  const availableTracks = player.getAudioTracks().filter((track) => !deadSounds.has(getAudioId(track)));
  return availableTracks.map((track) => ({
    id: getAudioId(track),
    language: getLanguage(track),
    label: track.label,
    active: track.active,
    accessible: isDescribing(track),
  }));
}

/** Returns the id of a variant's video: two variants that differ only in audio are one quality. */
export function getQualityId(variant: ShakaVariant): string {
  return `${variant.height ?? 0}x${Math.round(variant.frameRate ?? 0)}@${variant.videoBandwidth ?? variant.bandwidth}`;
}

/** A portrait video of 1080x1920 counts as 1080p, too. */
const getLines = ({ width, height }: ShakaVariant): number => Math.min(width || Infinity, height ?? 0);

/** The qualities that the engine can play at the moment. */
export function readQualities(player: ShakaPlayer): readonly QualityTrack[] {
  const byId = new Map<string, QualityTrack>();
  for (const variant of player.getVariantTracks()) {
    if (!variant.height) continue;
    const id = getQualityId(variant);
    byId.set(id, {
      id,
      height: getLines(variant),
      frameRate: variant.frameRate,
      bandwidth: variant.videoBandwidth ?? variant.bandwidth,
      active: variant.active || byId.get(id)?.active === true,
    });
  }
  return [...byId.values()];
}
