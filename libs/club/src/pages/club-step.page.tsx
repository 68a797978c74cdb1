import { definePage, type PageModule, signUpFrame, Slot, useViewer } from '@touchline/feature-kit';
import type { ReactNode } from 'react';
import { ClubChoice } from '../components/club-choice.tsx';
import type { ClubOptions } from '../options.ts';
import { clubsQuery } from '../api/clubs-query.ts';

function Step({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  return <Slot of={signUpFrame} props={{ children, done: viewer?.favoriteClubId !== undefined }} />;
}

/** The choice of a club as a sign-up step; the step itself continues to the next page. */
export const clubStepPage = (options: ClubOptions): PageModule =>
  definePage({
    queries: ({ api, content }) => ({ clubs: clubsQuery(api, options, content.scope) }),
    Page: ({ queries }) => (
      <Step>
        <ClubChoice query={queries.clubs} options={options} isSignUpStep />
      </Step>
    ),
    meta: ({ texts }) => ({ title: texts('club')('title'), noIndex: true }),
  });
