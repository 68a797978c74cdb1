import { definePage, type PageModule } from '@touchline/feature-kit';
import { ClubChoice } from '../components/club-choice.tsx';
import { clubsQuery } from '../api/clubs-query.ts';
import type { ClubOptions } from '../options.ts';

/** The page `/club`. If the clubs fail to load, the page shows the error and Retry. */
export const clubPage = (options: ClubOptions): PageModule =>
  definePage({
    queries: ({ api, content }) => ({ clubs: clubsQuery(api, options, content.scope) }),
    Page: ({ queries }) => <ClubChoice query={queries.clubs} options={options} />,
    meta: ({ texts }) => ({ title: texts('club')('title'), noIndex: true }),
  });
