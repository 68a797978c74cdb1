import { clipListQuery, eventListQuery } from '@touchline/content';
import type { ClipFilters, EventFilters } from '@touchline/contract';
import type { QueryContext } from '@touchline/feature-kit';
import type { ListOffer } from '../filters/list-offer.ts';
import { lists } from '../lists.ts';
import type { CatalogOptions } from '../options.ts';
import { filtersOf, type ListTab, type Whose } from './parts.ts';

/** What a page is about, as filters of its lists: a team, a league, a category, a sub-category. */
export type Subject = Pick<EventFilters & ClipFilters, 'identities.id' | 'identities.type' | 'search.teams.id'>;

export const teamSubject = (id: string): Subject => ({ 'search.teams.id': [id] });

/** A league or main category. */
export const mainSubject = (id: string): Subject => ({ 'identities.id': [id], 'identities.type': ['identity'] });

/** The main category that stands for every one (section 7). */
export const allCategories = 'all';

/** A sub-category; within "all" whatever has that id is meant. */
export const subSubject = (mainId: string, id: string): Subject =>
  mainId === allCategories
    ? { 'identities.id': [id] }
    : { 'identities.id': [id], 'identities.type': ['identity_item'] };

/** How many an overview shows where that is less than a shelf holds; what is not shown need not travel. */
interface OverviewSizes {
  upcoming: number;
  results?: number | undefined;
}

const about = <Params extends { filters?: object | undefined }>(params: Params, subject: Subject): Params => ({
  ...params,
  filters: { ...params.filters, ...subject },
});

/** The first of everything about a subject, for its overview. */
export const overviewOf = (
  subject: Subject,
  { api, now }: QueryContext,
  { upcoming, results }: OverviewSizes,
): Overview => [
  eventListQuery(api, about(lists.live({}), subject), now),
  eventListQuery(api, about({ ...lists.upcoming({}), size: upcoming }, subject), now),
  eventListQuery(api, about({ ...lists.archive({}), size: results }, subject), now),
  clipListQuery(api, about(lists.highlights({}), subject), now),
];

/** A query of an overview's part. */
export type ShelfQuery = ReturnType<typeof eventListQuery>;

export type Overview = [live: ShelfQuery, upcoming: ShelfQuery, results: ShelfQuery, videos: ShelfQuery];

/** Moments of single players, marked by their numbers. */
export const momentsOf = (subject: Subject, { api, now }: QueryContext): ShelfQuery =>
  clipListQuery(api, { filters: { ...subject, type: ['player'] }, sort: 'added', order: 'desc' }, now);

const kinds = { schedule: 'upcoming', results: 'archive', videos: 'highlights' } as const;

/** All of what a part shows about a subject, and what its viewers may choose. */
export const offerAbout = (tab: ListTab, subject: Subject, whose: Whose, options: CatalogOptions): ListOffer => ({
  call: tab === 'videos' ? 'clips' : 'events',
  params: about(lists[kinds[tab]]({}), subject),
  filters: filtersOf(whose, tab, options),
});
