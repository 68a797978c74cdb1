import { sportPeriods } from '@touchline/contract';
import type { Translate } from '@touchline/i18n';

/** The names of a sport's periods in order, then the length of a match: `60:00`; undefined if unknown. */
export function getPeriodNames(sportType: string | undefined, text: Translate): readonly string[] | undefined {
  const sport = sportPeriods(sportType);
  if (!sport) return undefined;
  const names = Array.from({ length: sport.count }, (_, index) => text(`period.${sportType}.long.${index + 1}`));
  return [...names, `${(sport.count * sport.seconds) / 60}:00`];
}
