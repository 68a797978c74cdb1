import { eventListInfinite } from '@touchline/content';
import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../options.ts';
import { lists } from '../lists.ts';
import { listPage, listPageSize } from './list-page.tsx';

/** What the backend suggests (decisions, section 3). */
export function suggestedPage({ home: { scope } }: CatalogOptions): PageModule {
  return listPage({
    id: 'suggested',
    look: 'grid',
    empty: 'list',
    query: ({ api, now }) => eventListInfinite(api, { ...lists.suggested(scope), size: listPageSize }, now),
  });
}
