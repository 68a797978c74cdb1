import type { PageModule } from '@touchline/feature-kit';
import type { CatalogOptions } from '../../options.ts';
import { homePage } from './home.page.tsx';

/** Home at its second address (specification, section 2, /home), which search engines must not index. */
export const homeAliasPage = (options: CatalogOptions): PageModule => homePage(options, { noIndex: true });
