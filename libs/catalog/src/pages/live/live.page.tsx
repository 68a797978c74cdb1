import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../../options.ts';
import { getLivePage } from './live-page.tsx';

/** The live matches of all sports. */
export const livePage = (options: CatalogOptions): PageModule => getLivePage(options, () => undefined);
