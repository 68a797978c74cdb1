import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../options.ts';
import { livePageOf } from './live-page.tsx';

/** Everything that is live. */
export const livePage = (options: CatalogOptions): PageModule => livePageOf(options, () => undefined);
