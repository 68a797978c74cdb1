import type { SiteScope } from '@touchline/feature-kit';
import type { ClubOptions } from '../options.ts';
import { type Club, isIdentity } from './club.ts';

const isIdAllowed = (ids: readonly string[] | undefined, siteIds: readonly (string | undefined)[]): boolean => {
  const knownSiteIds = siteIds.filter((id) => id !== undefined);
  return !ids || knownSiteIds.length === 0 || knownSiteIds.some((id) => ids.includes(id));
};

/** Whether a club belongs to this site: several sites may share a backend and its accounts. */
export function isClubOfSite(club: Club, { league_ids: leagues }: ClubOptions, scope: SiteScope | undefined): boolean {
  const identityIds = isIdentity(club) ? [club.id, ...(club.mainCategories ?? [])] : [club.league?.id];
  if (leagues) return isIdAllowed(leagues, identityIds);
  return (
    isIdAllowed(scope?.['identities.id'], identityIds) &&
    (isIdentity(club) || isIdAllowed(scope?.['search.teams.id'], [club.id])) &&
    isIdAllowed(scope?.sportType, [club.sport_type])
  );
}
