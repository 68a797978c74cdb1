import { definePage, type PageModule } from '@touchline/feature-kit';
import { ClubChoice } from './club-choice.tsx';
import { clubsQuery } from './clubs/clubs-query.ts';
import type { ClubOptions } from './options.ts';

/** /club. Without its clubs it says so itself, and lets them be asked for again. */
export const clubPage = (options: ClubOptions): PageModule =>
  definePage({
    queries: ({ api, content }) => ({ clubs: clubsQuery(api, options, content.scope) }),
    Page: ({ queries }) => <ClubChoice query={queries.clubs} options={options} />,
    meta: ({ texts }) => ({ title: texts('club')('title'), noIndex: true }),
  });
