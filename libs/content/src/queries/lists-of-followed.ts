import type { WireEvent } from '@touchline/contract';
import type { SiteScope } from '@touchline/feature-kit';
import type { FollowedIds } from '../slots.ts';
import type { ReadPage } from './growing-list.ts';
import { sideBySide } from './own-page-query.ts';

/** Backends take no more values of one filter. */
const mostIds = 100;
/** Of teams, and of leagues and categories: who follows more of them has those that they followed last. */
const mostCalls = 4;

/** One of the lists that hold what is followed. */
interface ListOfFollowed {
  filters: SiteScope;
  /** Whether an entry belongs here, where the filters alone do not say. */
  holds: (entry: WireEvent) => boolean;
}

const always = (): boolean => true;

const partsOf = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.min(Math.ceil(ids.length / mostIds), mostCalls) }, (_, part) =>
    ids.slice(part * mostIds, (part + 1) * mostIds),
  );

const hasTeam = ({ team1, team2 }: WireEvent, teams: readonly string[]): boolean =>
  [team1?.id, team2?.id].some((id) => id !== undefined && teams.includes(id));

/**
 * The lists whose entries are of what a viewer follows, and of the site. Teams are one filter on the wire, leagues and categories another, and
 * several filters mean "and": hence a list of each. Where the site's own scope needs the filter that is taken, its entries are looked at.
 */
function listsOfFollowed({ teams, identities }: FollowedIds, scope: SiteScope = {}): ListOfFollowed[] {
  const { 'search.teams.id': ownTeams, 'identities.id': ownLeagues } = scope;
  const ofTeams = ownTeams
    ? [{ filters: scope, holds: (entry: WireEvent) => hasTeam(entry, teams) }]
    : partsOf(teams).map((ids) => ({ filters: { ...scope, 'search.teams.id': ids }, holds: always }));
  const isOurs = ({ identities: of }: WireEvent): boolean =>
    !ownLeagues || !of || of.some(({ id }) => ownLeagues.includes(id));
  return [
    ...(teams.length > 0 ? ofTeams : []),
    ...partsOf(identities).map((ids) => ({ filters: { ...scope, 'identities.id': ids }, holds: isOurs })),
  ];
}

/**
 * Reads what a viewer follows, of what the site shows: a call for a hundred teams, and one for a hundred leagues and categories.
 * @param readOf a list of these filters
 */
export const followedPages = (
  followed: FollowedIds,
  scope: SiteScope | undefined,
  readOf: (filters: SiteScope) => ReadPage,
): ReadPage =>
  sideBySide(
    listsOfFollowed(followed, scope).map(({ filters, holds }): ReadPage => {
      const read = readOf(filters);
      return async (...asked) => {
        const page = await read(...asked);
        return { ...page, entries: page.entries.filter(holds) };
      };
    }),
  );
