import type { SiteScope } from '@touchline/feature-kit';
import type { ClubOptions } from '../options.ts';
import { type Club, isIdentity } from './club.ts';

const allows = (ids: readonly string[] | undefined, own: readonly (string | undefined)[]): boolean => {
  const known = own.filter((id) => id !== undefined);
  return !ids || known.length === 0 || known.some((id) => ids.includes(id));
};

/** Whether a club is among those of this site: a backend, and with it an account, may serve several sites. */
export function isClubHere(club: Club, { league_ids: leagues }: ClubOptions, scope: SiteScope | undefined): boolean {
  const within = isIdentity(club) ? [club.id, ...(club.mainCategories ?? [])] : [club.league?.id];
  if (leagues) return allows(leagues, within);
  return (
    allows(scope?.['identities.id'], within) &&
    (isIdentity(club) || allows(scope?.['search.teams.id'], [club.id])) &&
    allows(scope?.sportType, [club.sport_type])
  );
}
