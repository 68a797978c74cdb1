import type { ClipListParams, EventListParams } from '@touchline/content';
import type { Scope } from '../options.ts';
import { scopeFilters } from './scope-filters.ts';

/** The params of each list of the portal. A shelf and its page share them. */
export const lists = {
  live: (scope: Scope, sportType?: string): EventListParams => ({
    filters: { ...scopeFilters(scope, sportType), status: ['live'], extendLiveWithStats: true },
  }),
  upcoming: (scope: Scope): EventListParams => ({
    filters: { ...scopeFilters(scope), status: ['upcoming'] },
    sort: 'event_date',
    order: 'asc',
    timeWindow: 'upcoming',
  }),
  archive: (scope: Scope): EventListParams => ({
    filters: { ...scopeFilters(scope), status: ['archived'] },
    sort: 'event_date',
    order: 'desc',
    timeWindow: 'past',
  }),
  /** Every kind of event that can currently be watched (decisions, section 6). */
  latest: (scope: Scope): EventListParams => ({
    filters: {
      ...scopeFilters(scope),
      status: ['live', 'archived', 'vod'],
      media_type: ['event', 'externalContent', 'highlight', 'clip'],
    },
    sort: 'added',
    order: 'desc',
  }),
  suggested: (scope: Scope): EventListParams => ({ filters: { ...scopeFilters(scope), suggested: true } }),
  channels: (scope: Scope): EventListParams => ({ filters: { ...scopeFilters(scope), status: ['channel'] } }),
  highlights: (scope: Scope): ClipListParams => ({
    filters: { ...scopeFilters(scope), media_type: ['highlight'] },
    sort: 'added',
    order: 'desc',
  }),
  clips: (scope: Scope): ClipListParams => ({
    filters: { ...scopeFilters(scope), media_type: ['clip'] },
    sort: 'added',
    order: 'desc',
  }),
};
