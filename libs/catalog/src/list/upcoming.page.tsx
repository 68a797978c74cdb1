import { eventListInfinite } from '@touchline/content';
import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../options.ts';
import { lists } from '../lists.ts';
import { listPage, listPageSize } from './list-page.tsx';

/** Matches to come, day by day. */
export function upcomingPage({ home: { scope } }: CatalogOptions): PageModule {
  return listPage({
    id: 'upcoming',
    look: 'schedule',
    empty: 'upcoming',
    query: ({ api, now }) => eventListInfinite(api, { ...lists.upcoming(scope), size: listPageSize }, now),
  });
}
