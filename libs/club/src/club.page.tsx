import { teamListQuery } from '@touchline/content';
import { definePage, type PageModule } from '@touchline/feature-kit';
import { ClubChoice } from './club-choice.tsx';
import type { ClubOptions } from './options.ts';

/** /club. Without its clubs it says so itself, and lets them be asked for again. */
export const clubPage = ({ league_ids: leagues }: ClubOptions): PageModule =>
  definePage({
    queries: ({ api }) => ({ clubs: teamListQuery(api, { leagues }) }),
    Page: ({ queries }) => <ClubChoice query={queries.clubs} />,
    meta: ({ texts }) => ({ title: texts('club')('title'), noIndex: true }),
  });
