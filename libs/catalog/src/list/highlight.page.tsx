import { clipListInfinite } from '@touchline/content';
import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../options.ts';
import { lists } from '../lists.ts';
import { listPage, listPageSize } from './list-page.tsx';

/** Highlights, latest first. */
export function highlightPage({ home: { scope } }: CatalogOptions): PageModule {
  return listPage({
    id: 'highlight',
    look: 'grid',
    empty: 'list',
    query: ({ api, now }) => clipListInfinite(api, { ...lists.highlights(scope), size: listPageSize }, now),
  });
}
