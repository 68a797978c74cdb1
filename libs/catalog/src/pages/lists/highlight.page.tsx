import type { PageModule } from '@touchline/feature-kit';
import { getOffer } from '../../api/filters/offers.ts';
import type { CatalogOptions } from '../../options.ts';
import { listPage } from './list-page.tsx';

/** Highlights, latest first. */
export const highlightPage = (options: CatalogOptions): PageModule =>
  listPage({ id: 'highlight', variant: 'grid', empty: 'list', offer: getOffer('highlight', options) });
