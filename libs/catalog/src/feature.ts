import { defineFeature, type PageModule, type PageRoute, type ReadWord } from '@touchline/feature-kit';
import { readsOf } from './filters/filter-words.ts';
import { choicesOf, type FilteredListId } from './filters/offers.ts';
import type { CatalogOptions } from './options.ts';

/** Home and lists: what there is to watch. Always on. */
export const feature = defineFeature<CatalogOptions>({
  id: 'catalog',
  contribute(options) {
    const page = (
      name: string,
      path: string,
      lazy: () => Promise<(given: CatalogOptions) => PageModule>,
      {
        layout = 'home',
        hydrate = 'when-needed',
        reads,
      }: Pick<PageRoute, 'layout' | 'hydrate'> & { reads?: readonly ReadWord[] } = {},
    ): PageRoute => ({
      page: `catalog/${name}`,
      path,
      layout,
      ...(reads && { reads }),
      // Almost everything here is read and followed by plain links before anything else.
      hydrate,
      places: ['card'],
      lazy: async () => (await lazy())(options),
    });
    const filtered = (id: FilteredListId) => ({ reads: readsOf(choicesOf(id, options)) });
    return {
      routes: [
        page('home', '', async () => (await import('./home/home.page.tsx')).homePage),
        page('home-alias', 'home', async () => (await import('./home/home-alias.page.tsx')).homeAliasPage),
        page('live', 'live', async () => (await import('./live/live.page.tsx')).livePage, filtered('live')),
        page('live-sport', 'live/:sportType', async () => (await import('./live/live-sport.page.tsx')).liveSportPage, {
          layout: 'default',
          ...filtered('live'),
        }),
        page(
          'upcoming',
          'upcoming',
          async () => (await import('./list/upcoming.page.tsx')).upcomingPage,
          filtered('upcoming'),
        ),
        page(
          'archive',
          'archive',
          async () => (await import('./list/archive.page.tsx')).archivePage,
          filtered('archive'),
        ),
        page('guide', 'channels', async () => (await import('./guide/guide.page.tsx')).guidePage, {
          reads: [{ word: 'day', each: 'yesterday|tomorrow', most: 1 }],
          // It moves to the time that is now, and with the clock.
          hydrate: 'at-once',
        }),
        page(
          'highlight',
          'highlight',
          async () => (await import('./list/highlight.page.tsx')).highlightPage,
          filtered('highlight'),
        ),
        page('latest', 'latest', async () => (await import('./list/latest.page.tsx')).latestPage, filtered('latest')),
        page(
          'suggested',
          'suggested',
          async () => (await import('./list/suggested.page.tsx')).suggestedPage,
          filtered('suggested'),
        ),
      ],
    };
  },
});
