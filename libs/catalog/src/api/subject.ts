import { clipListQuery, eventListQuery } from '@touchline/content';
import type { ClipFilters, EventFilters } from '@touchline/contract';
import type { QueryContext } from '@touchline/feature-kit';
import type { ListOffer } from './filters/list-offer.ts';
import { lists } from './lists.ts';
import type { CatalogOptions } from '../options.ts';
import { getFilters, type ListTab, type TabbedPage } from './filters/tab-filters.ts';

/** The team, league, category or sub-category of a page, as filters of its lists. */
export type SubjectFilters = Pick<EventFilters & ClipFilters, 'identities.id' | 'identities.type' | 'search.teams.id'>;

export const createTeamSubject = (id: string): SubjectFilters => ({ 'search.teams.id': [id] });

/** The filters of a league or main category. */
export const createMainSubject = (id: string): SubjectFilters => ({
  'identities.id': [id],
  'identities.type': ['identity'],
});

/** The main category that includes all other categories (specification, section 7). */
export const allCategories = 'all';

/** The filters of a sub-category; within "all", the filters of an identity of any type. */
export const createSubCategorySubject = (mainId: string, id: string): SubjectFilters =>
  mainId === allCategories
    ? { 'identities.id': [id] }
    : { 'identities.id': [id], 'identities.type': ['identity_item'] };

/** Sizes of an overview's lists that show fewer entries than a shelf. No unused entries are loaded. */
interface OverviewSizes {
  upcoming: number;
  results?: number | undefined;
}

const addSubjectFilter = <Params extends { filters?: object | undefined }>(
  params: Params,
  subject: SubjectFilters,
): Params => ({
  ...params,
  filters: { ...params.filters, ...subject },
});

/** The first page of each list of a team or league, for its overview. */
export const getOverview = (
  subject: SubjectFilters,
  { api, now }: QueryContext,
  { upcoming, results }: OverviewSizes,
): Overview => [
  eventListQuery(api, addSubjectFilter(lists.live({}), subject), now),
  eventListQuery(api, addSubjectFilter({ ...lists.upcoming({}), size: upcoming }, subject), now),
  eventListQuery(api, addSubjectFilter({ ...lists.archive({}), size: results }, subject), now),
  clipListQuery(api, addSubjectFilter(lists.highlights({}), subject), now),
];

/** The query of one list of an overview. */
export type ShelfQuery = ReturnType<typeof eventListQuery>;

export type Overview = [live: ShelfQuery, upcoming: ShelfQuery, results: ShelfQuery, videos: ShelfQuery];

/** Clips of single players, which the page shows with their shirt numbers. */
export const getMoments = (subject: SubjectFilters, { api, now }: QueryContext): ShelfQuery =>
  clipListQuery(api, { filters: { ...subject, type: ['player'] }, sort: 'added', order: 'desc' }, now);

const kinds = { schedule: 'upcoming', results: 'archive', videos: 'highlights' } as const;

/** The full list of a tab, with its filters. */
export const createSubjectOffer = (
  tab: ListTab,
  subject: SubjectFilters,
  page: TabbedPage,
  options: CatalogOptions,
): ListOffer => ({
  call: tab === 'videos' ? 'clips' : 'events',
  params: addSubjectFilter(lists[kinds[tab]]({}), subject),
  filters: getFilters(page, tab, options),
});
