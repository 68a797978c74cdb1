import { defineManifest, type FeatureRoute, type PageModule } from '@touchline/feature-kit/manifest';
import { getAllFilters, categoryFilters, getTabQueryParams, subCategoryFilters } from './api/filters/tab-filters.ts';
import { getQueryParams } from './api/filters/filter-query-params.ts';
import { getChoices, type FilteredListId } from './api/filters/offers.ts';
import { clearReservedHeights } from './state/clear-reserved-heights.ts';
import { type CatalogOptions, customerKeys, options } from './options.ts';
import { scopeFilters } from './api/scope-filters.ts';

type Route = FeatureRoute<CatalogOptions>;

const createPageRoute = (
  name: string,
  path: string,
  load: () => Promise<(customer: CatalogOptions) => PageModule>,
  facts: Partial<Route> = {},
): Route => ({
  page: `catalog/${name}`,
  path,
  layout: 'home',
  // Most pages of this feature need only links, which work without JavaScript.
  hydrate: 'when-needed',
  places: ['card'],
  ...facts,
  load: async (customer) => (await load())(customer),
});

/** The server reads the filters that a list offers on the customer's site. */
const withFilters = (id: FilteredListId): Pick<Route, 'reads'> => ({
  reads: (customer) => getQueryParams(getChoices(id, customer)),
});

/** Home and lists: all events to watch. */
export const manifest = defineManifest<CatalogOptions>({
  id: 'catalog',
  options,
  customerKeys,
  isAlwaysOn: true,
  optionalPages: ['live/*', 'upcoming', 'archive', 'channels', 'highlight', 'latest', 'suggested', 'category/all'],
  // The form of dates and event names in all features, whether teams have pages, and the filters of all lists.
  content: ({ real_kickoff_time, gender, disable_team_page, home: { scope } }) => ({
    realKickoff: real_kickoff_time === true,
    gender: gender === true,
    teamPages: disable_team_page !== true,
    scope: scopeFilters(scope),
  }),
  start: async () => clearReservedHeights,
  routes: [
    createPageRoute('home', '', async () => (await import('./pages/home/home.page.tsx')).homePage),
    {
      ...createPageRoute(
        'home-alias',
        'home',
        async () => (await import('./pages/home/home-alias.page.tsx')).homeAliasPage,
      ),
      unlisted: true,
    },
    createPageRoute(
      'live',
      'live',
      async () => (await import('./pages/live/live.page.tsx')).livePage,
      withFilters('live'),
    ),
    // The tabs link these pages, and the content above the tabs is the same.
    createPageRoute(
      'live-sport',
      'live/:sportType',
      async () => (await import('./pages/live/live-sport.page.tsx')).liveSportPage,
      withFilters('live'),
    ),
    createPageRoute(
      'upcoming',
      'upcoming',
      async () => (await import('./pages/lists/upcoming.page.tsx')).upcomingPage,
      withFilters('upcoming'),
    ),
    createPageRoute(
      'archive',
      'archive',
      async () => (await import('./pages/lists/archive.page.tsx')).archivePage,
      withFilters('archive'),
    ),
    createPageRoute('guide', 'channels', async () => (await import('./pages/guide/guide.page.tsx')).guidePage, {
      reads: [{ word: 'day', each: 'yesterday|tomorrow', most: 1 }],
      // The guide scrolls to the current time, and moves with the clock.
      hydrate: 'at-once',
    }),
    createPageRoute(
      'highlight',
      'highlight',
      async () => (await import('./pages/lists/highlight.page.tsx')).highlightPage,
      withFilters('highlight'),
    ),
    createPageRoute(
      'latest',
      'latest',
      async () => (await import('./pages/lists/latest.page.tsx')).latestPage,
      withFilters('latest'),
    ),
    createPageRoute(
      'suggested',
      'suggested',
      async () => (await import('./pages/lists/suggested.page.tsx')).suggestedPage,
      withFilters('suggested'),
    ),
    createPageRoute(
      'recommendation',
      'recommendation',
      async () => (await import('./pages/lists/recommendation.page.tsx')).recommendationPage,
      // The page has no content before the viewer is known.
      { access: 'member', hydrate: 'at-once' },
    ),
    createPageRoute(
      'league',
      'league/:leagueId',
      async () => (await import('./pages/league/league.page.tsx')).leaguePage,
      {
        layout: 'default',
        reads: (customer) => getTabQueryParams('league', customer),
      },
    ),
    createPageRoute('team', 'team/:teamId', async () => (await import('./pages/team/team.page.tsx')).teamPage, {
      layout: 'default',
      reads: (customer) => (customer.disable_team_page ? [] : getTabQueryParams('team', customer)),
      isUnlinked: (customer) => customer.disable_team_page === true,
    }),
    createPageRoute(
      'all-categories',
      'category/all',
      async () => (await import('./pages/category/all-categories.page.tsx')).allCategoriesPage,
      { reads: (customer) => getQueryParams(getAllFilters(customer)) },
    ),
    createPageRoute(
      'category',
      'category/:mainId',
      async () => (await import('./pages/category/category.page.tsx')).categoryPage,
      {
        layout: 'default',
        reads: getQueryParams(categoryFilters),
      },
    ),
    createPageRoute(
      'sub-category',
      'category/:mainId/sub-category/:subId',
      async () => (await import('./pages/category/sub-category.page.tsx')).subCategoryPage,
      { layout: 'default', reads: getQueryParams(subCategoryFilters) },
    ),
    {
      ...createPageRoute(
        'catch-up',
        'catch-up',
        async () => (await import('./pages/catch-up/catch-up.page.tsx')).catchUpPage,
      ),
      unlisted: true,
    },
  ],
});
