import type { PageModule } from '@touchline/feature-kit';
import type { ClubOptions } from './options.ts';
import { ClubChoice } from './club-choice.tsx';
import { clubsQuery } from './clubs-query.ts';

/** /club */
export const clubPage = ({ league_ids: leagues }: ClubOptions): PageModule => ({
  Page: () => <ClubChoice leagues={leagues} />,
  // A page without its clubs says so itself, and lets them be asked for again.
  load: async ({ api, queryClient }) => void (await queryClient.prefetchQuery(clubsQuery(api, leagues))),
  meta: ({ texts }) => ({ title: texts('club')('title'), noIndex: true }),
});
