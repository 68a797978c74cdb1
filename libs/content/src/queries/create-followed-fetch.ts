import type { WireEvent } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';
import type { FollowedIds } from '../saved-list/use-followed-ids.ts';
import type { FetchPage } from './growing-list.ts';
import { createJoinedFetch } from './personal-page-query.ts';

/** The number of values in one filter that every backend accepts. */
const maxIdsPerCall = 100;
/** Limit of requests for teams, and for leagues and categories. Ids after the first 400 of each are left out. */
const maxCalls = 4;

/** A list of events of followed teams or identities. */
interface ListOfFollowed {
  filters: SiteScope;
  /** Checks an entry, if the filters are not enough. */
  isListed: (entry: WireEvent) => boolean;
}

const returnTrue = (): boolean => true;

const splitIds = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.min(Math.ceil(ids.length / maxIdsPerCall), maxCalls) }, (_, callIndex) =>
    ids.slice(callIndex * maxIdsPerCall, (callIndex + 1) * maxIdsPerCall),
  );

const hasTeam = ({ team1, team2 }: WireEvent, teams: readonly string[]): boolean =>
  [team1?.id, team2?.id].some((id) => id !== undefined && teams.includes(id));

/**
 * The lists of events of followed teams or identities on the site. The backend combines two filters with "and", so
 * teams and identities have separate lists. If the site itself uses the same filter, `isListed` checks each entry.
 */
function createFollowedLists({ teams, identities }: FollowedIds, scope: SiteScope = {}): ListOfFollowed[] {
  const { 'search.teams.id': ownTeams, 'identities.id': ownLeagues } = scope;
  const teamList = ownTeams
    ? [{ filters: scope, isListed: (entry: WireEvent) => hasTeam(entry, teams) }]
    : splitIds(teams).map((ids) => ({ filters: { ...scope, 'search.teams.id': ids }, isListed: returnTrue }));
  const isInFollowedLeague = ({ identities: eventIdentities }: WireEvent): boolean =>
    !ownLeagues || !eventIdentities || eventIdentities.some(({ id }) => ownLeagues.includes(id));
  return [
    ...(teams.length > 0 ? teamList : []),
    ...splitIds(identities).map((ids) => ({
      filters: { ...scope, 'identities.id': ids },
      isListed: isInFollowedLeague,
    })),
  ];
}

/**
 * Reads the events of followed teams and identities on the site: one request per hundred ids of each.
 * @param createFetchPage returns the request of a list with these filters
 */
export const createFollowedFetch = (
  followed: FollowedIds,
  scope: SiteScope | undefined,
  createFetchPage: (filters: SiteScope) => FetchPage,
): FetchPage =>
  createJoinedFetch(
    createFollowedLists(followed, scope).map(({ filters, isListed }): FetchPage => {
      const fetchPage = createFetchPage(filters);
      return async (...pageArguments) => {
        const page = await fetchPage(...pageArguments);
        return { ...page, entries: page.entries.filter(isListed) };
      };
    }),
  );
