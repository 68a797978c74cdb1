import { defineFeature, type PageModule, type PageRoute } from '@touchline/feature-kit';
import { getAllFilters, categoryFilters, getTabQueryParams, subCategoryFilters } from './entity/tab-filters.ts';
import { getQueryParams } from './filters/filter-query-params.ts';
import { getChoices, type FilteredListId } from './filters/offers.ts';
import { clearReservedHeights } from './home/clear-reserved-heights.ts';
import type { CatalogOptions } from './options.ts';

/** Home and lists: all events to watch. Always enabled. */
export const feature = defineFeature<CatalogOptions>({
  id: 'catalog',
  contribute(options) {
    const createPageRoute = (
      name: string,
      path: string,
      lazy: () => Promise<(catalogOptions: CatalogOptions) => PageModule>,
      {
        layout = 'home',
        hydrate = 'when-needed',
        ...facts
      }: Pick<PageRoute, 'layout' | 'hydrate' | 'reads' | 'access' | 'unlinked'> = {},
    ): PageRoute => ({
      page: `catalog/${name}`,
      path,
      layout,
      ...facts,
      // Most pages here are for reading, and their links work without code.
      hydrate,
      places: ['card'],
      lazy: async () => (await lazy())(options),
    });
    const createFilteredRoute = (id: FilteredListId) => ({ reads: getQueryParams(getChoices(id, options)) });
    return {
      start: async () => clearReservedHeights,
      routes: [
        createPageRoute('home', '', async () => (await import('./home/home.page.tsx')).homePage),
        {
          ...createPageRoute(
            'home-alias',
            'home',
            async () => (await import('./home/home-alias.page.tsx')).homeAliasPage,
          ),
          unlisted: true,
        },
        createPageRoute(
          'live',
          'live',
          async () => (await import('./live/live.page.tsx')).livePage,
          createFilteredRoute('live'),
        ),
        // The tabs link these pages, and the content above the tabs is the same.
        createPageRoute(
          'live-sport',
          'live/:sportType',
          async () => (await import('./live/live-sport.page.tsx')).liveSportPage,
          createFilteredRoute('live'),
        ),
        createPageRoute(
          'upcoming',
          'upcoming',
          async () => (await import('./list/upcoming.page.tsx')).upcomingPage,
          createFilteredRoute('upcoming'),
        ),
        createPageRoute(
          'archive',
          'archive',
          async () => (await import('./list/archive.page.tsx')).archivePage,
          createFilteredRoute('archive'),
        ),
        createPageRoute('guide', 'channels', async () => (await import('./guide/guide.page.tsx')).guidePage, {
          reads: [{ word: 'day', each: 'yesterday|tomorrow', most: 1 }],
          // The guide scrolls to the current time, and moves with the clock.
          hydrate: 'at-once',
        }),
        createPageRoute(
          'highlight',
          'highlight',
          async () => (await import('./list/highlight.page.tsx')).highlightPage,
          createFilteredRoute('highlight'),
        ),
        createPageRoute(
          'latest',
          'latest',
          async () => (await import('./list/latest.page.tsx')).latestPage,
          createFilteredRoute('latest'),
        ),
        createPageRoute(
          'suggested',
          'suggested',
          async () => (await import('./list/suggested.page.tsx')).suggestedPage,
          createFilteredRoute('suggested'),
        ),
        createPageRoute(
          'recommendation',
          'recommendation',
          async () => (await import('./list/recommendation.page.tsx')).recommendationPage,
          // The page has no content before the viewer is known.
          { access: 'member', hydrate: 'at-once' },
        ),
        createPageRoute(
          'league',
          'league/:leagueId',
          async () => (await import('./league/league.page.tsx')).leaguePage,
          {
            layout: 'default',
            reads: getTabQueryParams('league', options),
          },
        ),
        createPageRoute('team', 'team/:teamId', async () => (await import('./team/team.page.tsx')).teamPage, {
          layout: 'default',
          ...(options.disable_team_page ? { unlinked: true } : { reads: getTabQueryParams('team', options) }),
        }),
        createPageRoute(
          'all-categories',
          'category/all',
          async () => (await import('./category/all-categories.page.tsx')).allCategoriesPage,
          { reads: getQueryParams(getAllFilters(options)) },
        ),
        createPageRoute(
          'category',
          'category/:mainId',
          async () => (await import('./category/category.page.tsx')).categoryPage,
          {
            layout: 'default',
            reads: getQueryParams(categoryFilters),
          },
        ),
        createPageRoute(
          'sub-category',
          'category/:mainId/sub-category/:subId',
          async () => (await import('./category/sub-category.page.tsx')).subCategoryPage,
          { layout: 'default', reads: getQueryParams(subCategoryFilters) },
        ),
        {
          ...createPageRoute(
            'catch-up',
            'catch-up',
            async () => (await import('./catch-up/catch-up.page.tsx')).catchUpPage,
          ),
          unlisted: true,
        },
      ],
    };
  },
});
