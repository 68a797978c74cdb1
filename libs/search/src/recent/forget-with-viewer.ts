import { type StartContext, whileAdmitted } from '@touchline/feature-kit';
import { recentSearches } from './recent-searches.ts';

/** What was looked for while somebody was signed in is theirs: whoever comes after them sees none of it. */
export function forgetWithViewer({ atoms }: Pick<StartContext, 'atoms'>): void {
  whileAdmitted(atoms, async () => recentSearches.clear);
}
