import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../options.ts';
import { livePageOf } from './live-page.tsx';

/** The live matches of one sport; an unknown sport is a 404. */
export const liveSportPage = (options: CatalogOptions): PageModule =>
  livePageOf(options, ({ param }) => param('sportType'));
