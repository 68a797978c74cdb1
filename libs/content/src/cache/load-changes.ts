import { keptLoad } from '@touchline/feature-kit';

/** The code that changes events, with their schemas: nobody needs it before something changes. */
export const loadChanges = keptLoad(() => import('./changes.ts'));
