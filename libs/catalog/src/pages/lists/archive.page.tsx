import type { PageModule } from '@touchline/feature-kit';
import { getOffer } from '../../api/filters/offers.ts';
import type { CatalogOptions } from '../../options.ts';
import { listPage } from './list-page.tsx';

/** Matches to watch again, latest day first. */
export const archivePage = (options: CatalogOptions): PageModule =>
  listPage({ id: 'archive', variant: 'days', empty: 'list', offer: getOffer('archive', options) });
