import type { EventFilters } from '@touchline/contract';

/** The ids of a customer's scope. */
interface ScopeIds {
  league_ids?: readonly string[] | undefined;
  team_ids?: readonly string[] | undefined;
  sport_types?: readonly string[] | undefined;
}

const toOptionalList = (ids: readonly string[] | undefined): string[] | undefined =>
  ids?.length ? [...ids] : undefined;

/** A customer's scope as filters of a list. `sportType` replaces the scope's sports. */
export function scopeFilters(
  { league_ids, team_ids, sport_types }: ScopeIds,
  sportType?: string,
): Pick<EventFilters, 'identities.id' | 'search.teams.id' | 'sportType'> {
  return {
    'identities.id': toOptionalList(league_ids),
    'search.teams.id': toOptionalList(team_ids),
    sportType: sportType === undefined ? toOptionalList(sport_types) : [sportType],
  };
}
