import type { SuggestQuery } from '@touchline/contract';
import type { IdentityRow, TeamRow } from '../database/schema.ts';
import type { Directory } from '../world/directory.ts';

/** The leagues, teams and sports that a portal shows. */
export type Scope = Pick<SuggestQuery, 'identities.id' | 'search.teams.id' | 'sportType'>;

/**
 * Creates the functions that check whether a portal shows a team or category. A sub-category is shown with its main
 * categories.
 */
export function createScopeFilter(scope: Scope, { teams, identities }: Directory) {
  const { 'identities.id': identityIds, 'search.teams.id': teamIds, sportType: sports } = scope;
  const hasSport = (sport: string | null | undefined) => !sports || (sport != null && sports.includes(sport));
  const leaguesOfTeams = teamIds && new Set(teamIds.flatMap((id) => teams.get(id)?.identityIds ?? []));
  return {
    team: (row: TeamRow): boolean =>
      hasSport(row.sportType) &&
      (!teamIds || teamIds.includes(row.id)) &&
      (!identityIds || identityIds.some((id) => row.identityIds.includes(id))),
    identity(row: IdentityRow): boolean {
      const categoryIds = [row.id, ...row.mainCategories];
      return (
        categoryIds.some((id) => hasSport(identities.get(id)?.sportType)) &&
        (!leaguesOfTeams || categoryIds.some((id) => leaguesOfTeams.has(id))) &&
        (!identityIds || categoryIds.some((id) => identityIds.includes(id)))
      );
    },
  };
}
