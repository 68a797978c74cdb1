import type { PageModule } from '@touchline/feature-kit';
import { getOffer } from '../../api/filters/offers.ts';
import type { CatalogOptions } from '../../options.ts';
import { listPage } from './list-page.tsx';

/** Live matches, recordings, highlights and clips, the last added first (decisions, section 6). */
export const latestPage = (options: CatalogOptions): PageModule =>
  listPage({ id: 'latest', variant: 'grid', empty: 'list', offer: getOffer('latest', options) });
