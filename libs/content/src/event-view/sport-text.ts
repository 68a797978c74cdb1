import { sportPeriods } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';

/** A sport's name. A sport without a text of its own shows its code as words: `table-tennis` -> `Table tennis`. */
export function sportText(sportType: string, text: Translate): string {
  if (sportPeriods(sportType)) return text(`sport.${sportType}`);
  const words = sportType.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
