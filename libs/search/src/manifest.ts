import { defineManifest, fill, headerSearch } from '@touchline/feature-kit/manifest';
import { z } from 'zod';
import { resultKinds } from './search-path.ts';

/** The search: its field in the header, and the page with its results. */
export const manifest = defineManifest<Record<string, never>>({
  id: 'search',
  options: z.strictObject({}).meta({ description: 'The search; always enabled' }),
  isAlwaysOn: true,
  optionalPages: ['search'],
  shortcuts: { search: 'everywhere.label' },
  routes: [
    {
      page: 'search/search',
      path: 'search',
      unlisted: true,
      reads: ['q', { word: 'kind', each: resultKinds.join('|'), most: 1 }],
      layout: 'home',
      hydrate: 'when-needed',
      places: ['card'],
      load: async () => (await import('./pages/search.page.tsx')).searchPage,
    },
  ],
  fills: () => [fill(headerSearch, async () => (await import('./components/search-entry.shell.tsx')).SearchEntry)],
});
