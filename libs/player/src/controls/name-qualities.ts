import type { Formats } from '@touchline/i18n';
import type { QualityTrack } from '../engine/engine.ts';

/** 1080p50 */
const getShortName = ({ height, frameRate }: QualityTrack): string =>
  `${height}p${frameRate !== null && frameRate > 31 ? Math.round(frameRate) : ''}`;

/** 720p · 5 Mb/s */
const getLongName = (track: QualityTrack, { number }: Formats): string => {
  const bitrateFormat = { style: 'unit', unit: 'megabit-per-second', maximumFractionDigits: 1 } as const;
  return `${getShortName(track)} · ${number(track.bandwidth / 1_000_000, bitrateFormat)}`;
};

/** A quality as a menu lists it. */
export interface NamedQuality {
  track: QualityTrack;
  name: string;
}

/**
 * Names the qualities of a stream. Qualities of one height also get their bitrate; qualities that still have equal
 * names become one entry: the chosen or playing one, or else the best.
 * @param tracks best first
 * @param playingId id of the quality that was chosen or plays
 */
export function nameQualities(
  tracks: readonly QualityTrack[],
  formats: Formats,
  playingId: string | undefined,
): NamedQuality[] {
  const tracksByName = new Map<string, QualityTrack>();
  for (const track of tracks) {
    const isNameUnique = tracks.filter((other) => getShortName(other) === getShortName(track)).length === 1;
    const name = isNameUnique ? getShortName(track) : getLongName(track, formats);
    if (!tracksByName.has(name) || track.id === playingId) tracksByName.set(name, track);
  }
  return [...tracksByName].map(([name, track]) => ({ name, track }));
}
