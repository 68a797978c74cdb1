import type { WireEvent } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';
import type { FollowedIds } from '../slots.ts';
import type { FetchPage } from './growing-list.ts';
import { sideBySide } from './personal-page-query.ts';

/** The most values of one filter that backends accept. */
const maxIdsPerCall = 100;
/** The most calls for teams, and for leagues and categories. Ids past the first 400 of each are left out. */
const maxCalls = 4;

/** A list that holds events of followed teams or identities. */
interface ListOfFollowed {
  filters: SiteScope;
  /** Whether an entry belongs here, if the filters alone do not decide it. */
  holds: (entry: WireEvent) => boolean;
}

const alwaysTrue = (): boolean => true;

const getParts = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.min(Math.ceil(ids.length / maxIdsPerCall), maxCalls) }, (_, part) =>
    ids.slice(part * maxIdsPerCall, (part + 1) * maxIdsPerCall),
  );

const hasTeam = ({ team1, team2 }: WireEvent, teams: readonly string[]): boolean =>
  [team1?.id, team2?.id].some((id) => id !== undefined && teams.includes(id));

/**
 * The lists whose entries belong to followed teams or identities, and to the site. Teams and identities are two filters on the wire, which
 * together mean "and", so each gets its own list. If the site's scope uses the same filter already, `holds` checks each entry.
 */
function listsOfFollowed({ teams, identities }: FollowedIds, scope: SiteScope = {}): ListOfFollowed[] {
  const { 'search.teams.id': ownTeams, 'identities.id': ownLeagues } = scope;
  const ofTeams = ownTeams
    ? [{ filters: scope, holds: (entry: WireEvent) => hasTeam(entry, teams) }]
    : getParts(teams).map((ids) => ({ filters: { ...scope, 'search.teams.id': ids }, holds: alwaysTrue }));
  const isOurs = ({ identities: of }: WireEvent): boolean =>
    !ownLeagues || !of || of.some(({ id }) => ownLeagues.includes(id));
  return [
    ...(teams.length > 0 ? ofTeams : []),
    ...getParts(identities).map((ids) => ({ filters: { ...scope, 'identities.id': ids }, holds: isOurs })),
  ];
}

/**
 * Reads the events of followed teams and identities within the site's scope: a call per hundred of each.
 * @param getRead a list of these filters
 */
export const followedPages = (
  followed: FollowedIds,
  scope: SiteScope | undefined,
  getRead: (filters: SiteScope) => FetchPage,
): FetchPage =>
  sideBySide(
    listsOfFollowed(followed, scope).map(({ filters, holds }): FetchPage => {
      const read = getRead(filters);
      return async (...asked) => {
        const page = await read(...asked);
        return { ...page, entries: page.entries.filter(holds) };
      };
    }),
  );
