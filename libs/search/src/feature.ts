import { defineFeature, fill, headerSearch } from '@touchline/feature-kit';
import type { SearchOptions } from './options.ts';
import { resultKinds } from './search-path.ts';

/** The search: its field in the header, and the page with its results. Always enabled. */
export const feature = defineFeature<SearchOptions>({
  id: 'search',
  contribute: () => ({
    routes: [
      {
        page: 'search/search',
        path: 'search',
        unlisted: true,
        reads: ['q', { word: 'kind', each: resultKinds.join('|'), most: 1 }],
        layout: 'home',
        hydrate: 'when-needed',
        places: ['card'],
        lazy: async () => (await import('./page/search.page.tsx')).searchPage,
      },
    ],
    fills: [fill(headerSearch, async () => (await import('./header/search-entry.shell.tsx')).SearchEntry)],
  }),
});
