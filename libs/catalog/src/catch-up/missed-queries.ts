import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import {
  contentKeys,
  eventListQuery,
  type EventPage,
  eventPages,
  type FollowedIds,
  followedPages,
  ownPageQuery,
  toEventPage,
} from '@touchline/content';
import type { Profile, WireEvent } from '@touchline/contract';
import { type Calendar, narrow } from '../filters/narrow.ts';
import { lists } from '../lists.ts';
import type { Scope } from '../options.ts';
import { scopeFilters } from '../scope-filters.ts';

/** As many as one call asks for: who has missed more begins with the latest. */
export const most = 48;

/** Who catches up. */
export interface Missing {
  /** Matches that they have opened in this browser and not seen to their end. */
  opened: readonly string[];
  /** Undefined for a visitor. */
  viewer: string | undefined;
  /** Whom the viewer is for: those whom they follow, and their club; nobody for a visitor. */
  followed: FollowedIds;
}

const saved = (api: Api, viewer: string) =>
  queryOptions({
    queryKey: contentKeys.list('catch-up-saved', { viewer }),
    retry: false,
    // What was saved on another page meanwhile is missing in an older answer.
    refetchOnMount: 'always',
    meta: { personal: 'own' },
    queryFn: async ({ signal }): Promise<EventPage> => {
      const { getWatchlist } = await import('../calls.ts');
      return toEventPage(await api.call(getWatchlist, { query: { page: 0, size: most, next: false } }, { signal }), '');
    },
  });

/** Whom a viewer is for: the club, if there is one, before those whom they follow. Where clubs are leagues or categories, the profile names it as one of them, too (section 3). */
export function followedWithClub(
  { teams, identities }: FollowedIds,
  { favoriteClubId: club, identity, identityItem }: Pick<Profile, 'favoriteClubId' | 'identity' | 'identityItem'>,
): FollowedIds {
  if (club === undefined) return { teams, identities };
  const withClub = (ids: readonly string[]) => [...new Set([club, ...ids])];
  const named: readonly (string | undefined)[] = [identity, identityItem];
  return named.includes(club) ? { teams, identities: withClub(identities) } : { teams: withClub(teams), identities };
}

/** What those whom a viewer is for have played in the last days. */
function playedByFollowed(api: Api, scope: Scope, viewer: string, followed: FollowedIds, calendar: Calendar) {
  const played = narrow(lists.archive(scope), { date: ['past_30_days'] }, calendar);
  return ownPageQuery(
    { name: 'catch-up-followed', viewer, of: { followed, played }, now: () => calendar.now },
    followedPages(followed, scopeFilters(scope), (filters) =>
      eventPages(api, { ...played, filters: { ...played.filters, ...filters }, size: most }),
    ),
  );
}

/**
 * What there may be to catch up on: what was opened, what was saved for later, what their club and those whom they follow have played in the last
 * days. Each loads and fails by itself.
 */
export const missedQueries = (api: Api, scope: Scope, missing: Missing, calendar: Calendar) => {
  const { opened, viewer, followed } = missing;
  const isOfSomebody = followed.teams.length + followed.identities.length > 0;
  const now = () => calendar.now;
  const filters = { ...scopeFilters(scope), event_id: [...opened], status: ['archived' as const] };
  return [
    ...(opened.length > 0 ? [eventListQuery(api, { filters, size: most }, now)] : []),
    ...(viewer === undefined ? [] : [saved(api, viewer)]),
    ...(viewer !== undefined && isOfSomebody ? [playedByFollowed(api, scope, viewer, followed, calendar)] : []),
  ];
};

/** What of it is a match that can be watched now and was not told: each once, the latest first. @param isTold of a match */
export function missedOf(entries: readonly WireEvent[], isTold: (id: string) => boolean): WireEvent[] {
  const missed = entries.filter(
    ({ id, media_type: kind, status }) => kind === 'event' && status === 'archived' && !isTold(id),
  );
  const byId = new Map(missed.map((event) => [event.id, event]));
  return [...byId.values()]
    .sort((one, other) => (other.event_date ?? '').localeCompare(one.event_date ?? ''))
    .slice(0, most);
}
