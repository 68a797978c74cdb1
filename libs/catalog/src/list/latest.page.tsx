import type { PageModule } from '@touchline/feature-kit';
import { offerOf } from '../filters/offers.ts';
import type { CatalogOptions } from '../options.ts';
import { listPage } from './list-page.tsx';

/** The matches added most recently (decisions, section 3). */
export const latestPage = (options: CatalogOptions): PageModule =>
  listPage({ id: 'latest', look: 'grid', empty: 'list', offer: offerOf('latest', options) });
