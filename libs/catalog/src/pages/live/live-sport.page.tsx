import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../../options.ts';
import { getLivePage } from './live-page.tsx';

/** The live matches of one sport; an unknown sport is a 404. */
export const liveSportPage = (options: CatalogOptions): PageModule =>
  getLivePage(options, ({ param }) => param('sportType'));
