import type { ListQueryParam } from '@touchline/feature-kit';
import { type FilterName, getQueryParams } from './filter-query-params.ts';
import { getOfferedFilters } from './get-offered-filters.ts';
import type { CatalogOptions } from '../../options.ts';

/** The lists about a team or league that have a tab on its page. */
export const listTabs = ['schedule', 'results', 'videos'] as const;
export type ListTab = (typeof listTabs)[number];

/** The tabs of a team's or league's page, each with an address: `?tab=results`. */
export type Tab = 'overview' | ListTab | 'teams';

/** The query parameter of the tab. The overview has no value. */
export const tabParam: ListQueryParam = { word: 'tab', each: [...listTabs, 'teams'].join('|'), most: 1 };

/** The tab in an address; the overview if the page lacks that tab. */
export const readTab = <PageTab extends Tab>(search: URLSearchParams, tabs: readonly PageTab[]): PageTab | 'overview' =>
  tabs.find((tab) => tab === search.get(tabParam.word)) ?? 'overview';

/** The filters of each list, in the order of the filter bar. */
const filtersByTab = {
  team: {
    schedule: ['league', 'gender', 'type'],
    results: ['league', 'type', 'date', 'sort'],
    videos: ['highlight', 'date', 'sort'],
  },
  league: {
    schedule: ['sub', 'team', 'type'],
    results: ['sub', 'team', 'type', 'date', 'sort'],
    videos: ['sub', 'team', 'highlight', 'date', 'sort'],
  },
} as const satisfies Record<string, Record<ListTab, readonly FilterName[]>>;

/** The filters of the page of all categories, on a customer's site. */
export const getAllFilters = (options: CatalogOptions): FilterName[] =>
  getOfferedFilters(['sport', 'league', 'category', 'sub', 'team', 'date', 'sort'], options);

/** The filters of a category's and a sub-category's page. */
export const categoryFilters: readonly FilterName[] = ['sub', 'date', 'sort'];
export const subCategoryFilters: readonly FilterName[] = ['date', 'sort'];

/** The pages with tabs. */
export type TabbedPage = keyof typeof filtersByTab;

export const getFilters = (page: TabbedPage, tab: ListTab, options: CatalogOptions): FilterName[] =>
  getOfferedFilters(filtersByTab[page][tab], options);

/** The query parameters that the server reads for a page with tabs. */
export function getTabQueryParams(page: TabbedPage, options: CatalogOptions): ListQueryParam[] {
  const names = new Set(listTabs.flatMap((tab) => getFilters(page, tab, options)));
  return [tabParam, ...getQueryParams([...names])];
}
