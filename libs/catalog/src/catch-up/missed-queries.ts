import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@touchline/api-client';
import { contentKeys, eventListQuery, type EventPage, toEventPage } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
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
  /** The viewer's favourite club. */
  club: string | undefined;
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

/** What there may be to catch up on: what was opened, what was saved for later, what their club has played in the last days. Each loads and fails by itself. */
export const missedQueries = (api: Api, scope: Scope, { opened, viewer, club }: Missing, calendar: Calendar) => {
  const now = () => calendar.now;
  const filters = { ...scopeFilters(scope), event_id: [...opened], status: ['archived' as const] };
  const played = narrow(lists.archive(scope), { team: [club ?? ''], date: ['past_30_days'] }, calendar);
  return [
    ...(opened.length > 0 ? [eventListQuery(api, { filters, size: most }, now)] : []),
    ...(viewer === undefined ? [] : [saved(api, viewer)]),
    ...(club === undefined ? [] : [eventListQuery(api, { ...played, size: most }, now)]),
  ];
};

/** What of it is a match that can be watched now and was not told: each once, the latest first. @param isTold of a match */
export function missedOf(entries: readonly WireEvent[], isTold: (id: string) => boolean): WireEvent[] {
  const missed = entries.filter(
    ({ id, media_type: kind, status }) => kind === 'event' && status === 'archived' && !isTold(id),
  );
  const byId = new Map(missed.map((event) => [event.id, event]));
  return [...byId.values()]
    .toSorted((one, other) => (other.event_date ?? '').localeCompare(one.event_date ?? ''))
    .slice(0, most);
}
