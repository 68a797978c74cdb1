import { defineFeature, type PageModule, type PageRoute } from '@touchline/feature-kit';
import type { CatalogOptions } from './options.ts';

/** Home and lists: what there is to watch. Always on. */
export const feature = defineFeature<CatalogOptions>({
  id: 'catalog',
  contribute(options) {
    const page = (
      name: string,
      path: string,
      lazy: () => Promise<(given: CatalogOptions) => PageModule>,
      layout: PageRoute['layout'] = 'home',
    ): PageRoute => ({
      page: `catalog/${name}`,
      path,
      layout,
      // Everything here is read and followed by plain links before anything else.
      hydrate: 'when-needed',
      places: ['card'],
      lazy: async () => (await lazy())(options),
    });
    return {
      routes: [
        page('home', '', async () => (await import('./home/home.page.tsx')).homePage),
        page('home-alias', 'home', async () => (await import('./home/home-alias.page.tsx')).homeAliasPage),
        page('live', 'live', async () => (await import('./live/live.page.tsx')).livePage),
        page(
          'live-sport',
          'live/:sportType',
          async () => (await import('./live/live-sport.page.tsx')).liveSportPage,
          'default',
        ),
        page('upcoming', 'upcoming', async () => (await import('./list/upcoming.page.tsx')).upcomingPage),
        page('archive', 'archive', async () => (await import('./list/archive.page.tsx')).archivePage),
        page('highlight', 'highlight', async () => (await import('./list/highlight.page.tsx')).highlightPage),
        page('latest', 'latest', async () => (await import('./list/latest.page.tsx')).latestPage),
        page('suggested', 'suggested', async () => (await import('./list/suggested.page.tsx')).suggestedPage),
      ],
    };
  },
});
