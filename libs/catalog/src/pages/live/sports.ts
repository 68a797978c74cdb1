import { isKnownSport } from '@touchline/content';
import type { SportCount } from '@touchline/contract';
import type { Scope } from '../../options.ts';

/**
 * Whether live matches have tabs by sport. The counts cover the whole backend, so they would be wrong on a site
 * limited to leagues or teams.
 */
export const hasSportTabs = ({ league_ids, team_ids, sport_types }: Scope): boolean =>
  !league_ids?.length && !team_ids?.length && sport_types?.length !== 1;

/**
 * The site's sports with live matches, those with most matches first. The selected sport is included even without a
 * live match.
 */
export function filterCountsInScope(
  counts: readonly SportCount[],
  { sport_types }: Scope,
  shownSport: string | undefined,
): SportCount[] {
  const liveSports = counts
    .filter(({ sport_type, count }) => count > 0 && (!sport_types?.length || sport_types.includes(sport_type)))
    .sort((a, b) => b.count - a.count || a.sport_type.localeCompare(b.sport_type));
  const isMissing = shownSport !== undefined && liveSports.every(({ sport_type }) => sport_type !== shownSport);
  return isMissing ? [...liveSports, { sport_type: shownSport, count: 0 }] : liveSports;
}

/**
 * Whether the site has this sport. Its own list of sports decides; without a list, live sports and sports with a name
 * count.
 */
export function isSport(sportType: string, { sport_types }: Scope, counts: readonly SportCount[]): boolean {
  if (sport_types?.length) return sport_types.includes(sportType);
  return isKnownSport(sportType) || counts.some(({ sport_type }) => sport_type === sportType);
}
