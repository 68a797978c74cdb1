import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { PortalError } from '@touchline/contract';
import { type SiteScope, useSite, useViewer } from '@touchline/feature-kit';
import type { ClubOptions } from '../options.ts';
import { type Club, isIdentity } from './club.ts';
import { clubQuery } from './clubs-query.ts';

const isIdAllowed = (ids: readonly string[] | undefined, siteIds: readonly (string | undefined)[]): boolean => {
  const knownSiteIds = siteIds.filter((id) => id !== undefined);
  return !ids || knownSiteIds.length === 0 || knownSiteIds.some((id) => ids.includes(id));
};

/** Whether a club belongs to this site: several sites may share a backend and its accounts. */
function isClubOfSite(club: Club, { league_ids: leagues }: ClubOptions, scope: SiteScope | undefined): boolean {
  const identityIds = isIdentity(club) ? [club.id, ...(club.mainCategories ?? [])] : [club.league?.id];
  if (leagues) return isIdAllowed(leagues, identityIds);
  return (
    isIdAllowed(scope?.['identities.id'], identityIds) &&
    (isIdentity(club) || isIdAllowed(scope?.['search.teams.id'], [club.id])) &&
    isIdAllowed(scope?.sportType, [club.sport_type])
  );
}

export interface FavouriteClub {
  /**
   * Null when the viewer has no club, or a club of another site; undefined while loading. After a change the previous
   * club stays until the new club has loaded.
   */
  club: Club | null | undefined;
  /** The club failed to load. */
  hasFailed: boolean;
  isBusy: boolean;
  retry: () => void;
}

/** A loaded club is not requested again for this time, because names and crests rarely change. */
const staleTimeMs = 600_000;

/** The viewer's favourite club. @param isNeeded false when it would not be shown: the club is not loaded */
export function useFavouriteClub(options: ClubOptions, isNeeded = true): FavouriteClub {
  const api = useApi();
  const { content } = useSite();
  const viewer = useViewer();
  const id = viewer?.favoriteClubId;
  const { data, error, isFetching, refetch } = useQuery({
    ...clubQuery(api, options, id ?? ''),
    enabled: id !== undefined && isNeeded,
    staleTime: staleTimeMs,
    refetchOnMount: true,
    placeholderData: keepPreviousData,
  });
  const loadState = { hasFailed: false, isBusy: isFetching, retry: () => void refetch() };
  if (id === undefined) return { ...loadState, club: viewer ? null : undefined };
  if (data) return { ...loadState, club: isClubOfSite(data, options, content.scope) ? data : null };
  // The backend no longer has the club.
  if (isMissing(error)) return { ...loadState, club: null };
  return { ...loadState, club: undefined, hasFailed: error !== null };
}

const isMissing = (error: unknown): boolean => error instanceof PortalError && error.isMissing;
