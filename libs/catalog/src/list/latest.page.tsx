import { eventListInfinite } from '@touchline/content';
import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../options.ts';
import { lists } from '../lists.ts';
import { listPage, listPageSize } from './list-page.tsx';

/** The matches added most recently (decisions, section 3). */
export function latestPage({ home: { scope } }: CatalogOptions): PageModule {
  return listPage({
    id: 'latest',
    look: 'grid',
    empty: 'list',
    query: ({ api, now }) => eventListInfinite(api, { ...lists.latest(scope), size: listPageSize }, now),
  });
}
