import { forgetWithViewer, type StartContext } from '@touchline/feature-kit';
import { recentSearches } from './recent-searches.ts';

/** Deletes a viewer's recent searches when they leave. */
export const forgetSearches = ({ atoms }: Pick<StartContext, 'atoms'>): void =>
  forgetWithViewer(atoms, async () => recentSearches.clear);
