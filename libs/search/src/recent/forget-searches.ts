import { forgetWithViewer, type StartContext } from '@touchline/feature-kit';
import { recentSearches } from './recent-searches.ts';

/** What was looked for while somebody was signed in is theirs: the next viewer sees none of it. */
export const forgetSearches = ({ atoms }: Pick<StartContext, 'atoms'>): void =>
  forgetWithViewer(atoms, async () => recentSearches.clear);
