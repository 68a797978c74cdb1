import { lazyOnce } from '@touchline/feature-kit';

/** Loads the code that changes events, with its zod schemas. Call it when the first change arrives. */
export const loadChanges = lazyOnce(() => import('./changes.ts'));
