import type { PageModule } from '@touchline/feature-kit';
import { getOffer } from '../../api/filters/offers.ts';
import type { CatalogOptions } from '../../options.ts';
import { listPage } from './list-page.tsx';

/** The backend's suggestions (decisions, section 3). */
export const suggestedPage = (options: CatalogOptions): PageModule =>
  listPage({ id: 'suggested', variant: 'grid', empty: 'list', offer: getOffer('suggested', options) });
