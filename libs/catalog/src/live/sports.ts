import { isKnownSport } from '@touchline/content';
import type { SportCount } from '@touchline/contract';
import type { Scope } from '../options.ts';

/**
 * Whether live matches are divided by sport. The counts know the whole backend, so a site of some leagues or teams has
 * no tabs: they would promise matches that it does not show.
 */
export const hasSportTabs = ({ league_ids, team_ids, sport_types }: Scope): boolean =>
  !league_ids?.length && !team_ids?.length && sport_types?.length !== 1;

/** The sports of the site that are live, most matches first, and the one that is shown even if it is not live. */
export function countsInScope(
  counts: readonly SportCount[],
  { sport_types }: Scope,
  shown: string | undefined,
): SportCount[] {
  const ours = counts
    .filter(({ sport_type, count }) => count > 0 && (!sport_types?.length || sport_types.includes(sport_type)))
    .sort((a, b) => b.count - a.count || a.sport_type.localeCompare(b.sport_type));
  const missing = shown !== undefined && ours.every(({ sport_type }) => sport_type !== shown);
  return missing ? [...ours, { sport_type: shown, count: 0 }] : ours;
}

/** Whether the site has such a sport: one of its own, else one that is live or that this portal knows. */
export function isSport(sportType: string, { sport_types }: Scope, counts: readonly SportCount[]): boolean {
  if (sport_types?.length) return sport_types.includes(sportType);
  return isKnownSport(sportType) || counts.some(({ sport_type }) => sport_type === sportType);
}
