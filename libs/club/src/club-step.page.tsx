import { definePage, type PageModule, signUpFrame, Slot } from '@touchline/feature-kit';
import { ClubChoice } from './club-choice.tsx';
import type { ClubOptions } from './options.ts';
import { clubsQuery } from './clubs/clubs-query.ts';

/** The choice of a club as a step of signing up, which leads on by itself. */
export const clubStepPage = (options: ClubOptions): PageModule =>
  definePage({
    queries: ({ api, content }) => ({ clubs: clubsQuery(api, options, content.scope) }),
    Page: ({ queries }) => (
      <Slot of={signUpFrame} props={{ children: <ClubChoice query={queries.clubs} options={options} step /> }} />
    ),
    meta: ({ texts }) => ({ title: texts('club')('title'), noIndex: true }),
  });
