import type { Translate } from '@touchline/i18n';

/** The sports that have a name in the portal's texts, with or without a clock. */
export const knownSports = ['ice-hockey', 'football', 'basketball', 'volleyball'] as const;

/** Whether a `sport_type` has a name in the portal's texts. */
export const isKnownSport = (sportType: string): boolean => knownSports.some((knownSport) => knownSport === sportType);

/** A sport's name. An unknown sport shows its code as words: `table-tennis` -> `Table tennis`. */
export function getSportText(sportType: string, text: Translate): string {
  if (isKnownSport(sportType)) return text(`sport.${sportType}`);
  const spacedText = sportType.replace(/[-_]+/g, ' ').trim();
  return spacedText.charAt(0).toUpperCase() + spacedText.slice(1);
}
