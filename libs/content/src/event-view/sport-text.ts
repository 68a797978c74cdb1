import type { Translate } from '@touchline/i18n';

/** The sports that the portal has a name for, with or without a clock, as they stand in its texts. */
export const knownSports = ['ice-hockey', 'football', 'basketball', 'volleyball'] as const;

/** Whether a `sport_type` is one that the portal has a name for. */
export const isKnownSport = (sportType: string): boolean => knownSports.some((known) => known === sportType);

/** A sport's name. A sport without a text of its own shows its code as words: `table-tennis` -> `Table tennis`. */
export function sportText(sportType: string, text: Translate): string {
  if (isKnownSport(sportType)) return text(`sport.${sportType}`);
  const words = sportType.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
