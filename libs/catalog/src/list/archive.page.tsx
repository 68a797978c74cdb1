import { eventListInfinite } from '@touchline/content';
import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../options.ts';
import { lists } from '../lists.ts';
import { listPage, listPageSize } from './list-page.tsx';

/** Matches to watch again, latest day first. */
export function archivePage({ home: { scope } }: CatalogOptions): PageModule {
  return listPage({
    id: 'archive',
    look: 'days',
    empty: 'list',
    query: ({ api, now }) => eventListInfinite(api, { ...lists.archive(scope), size: listPageSize }, now),
  });
}
