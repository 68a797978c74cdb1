import type { PageModule } from '@touchline/feature-kit';
import { offerOf } from '../filters/offers.ts';
import type { CatalogOptions } from '../options.ts';
import { listPage } from './list-page.tsx';

/** Matches to come, day by day. */
export const upcomingPage = (options: CatalogOptions): PageModule =>
  listPage({ id: 'upcoming', look: 'schedule', empty: 'upcoming', offer: offerOf('upcoming', options) });
