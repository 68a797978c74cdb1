import type { PageModule } from '@touchline/feature-kit';
import { getOffer } from '../../api/filters/offers.ts';
import type { CatalogOptions } from '../../options.ts';
import { ScheduleStrip } from './schedule-strip.tsx';
import { listPage } from './list-page.tsx';

/** Upcoming matches by day, and the results of past days. */
export const upcomingPage = (options: CatalogOptions): PageModule =>
  listPage({
    id: 'upcoming',
    variant: 'schedule',
    empty: 'upcoming',
    offer: getOffer('upcoming', options),
    Above: ScheduleStrip,
  });
