import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useEffect, useState } from 'react';
import { type Answers, createClubWorld, createRefusal, createSignInAnswer, signIn } from '../../testing/club-world.tsx';
import { lastMatch, nextMatch, team, videos } from '../../testing/sample-club.ts';
import { ClubBand } from './club-band.tsx';

const meta: Meta = { title: 'Club/Band', parameters: { layout: 'fullscreen' } };
export default meta;

/** Home's slot for a viewer whose club is Aurora. */
function SignedInStory({ answers, club = 'tra' }: { answers: Answers; club?: string | undefined }) {
  const [{ session, Providers }] = useState(() => createClubWorld({ '/login': createSignInAnswer(club), ...answers }));
  useEffect(() => void signIn(session), [session]);
  return (
    <Providers path="/">
      <Suspense>
        <ClubBand options={{}} />
      </Suspense>
    </Providers>
  );
}

const createListAnswer = (entries: readonly unknown[]) => ({ entries });
/** Both lists of matches use the same call; the second request is for archived matches. */
const createMatchesAnswer = (...pageAnswers: readonly (readonly unknown[])[]) => {
  let callIndex = 0;
  return () => Response.json({ content: createListAnswer(pageAnswers[callIndex++ % pageAnswers.length] ?? []) });
};
const videosAnswer = { '/clip/list': createListAnswer(videos) };

const createStory = (answers: Answers, color?: string): StoryObj => ({
  render: () => (
    <SignedInStory answers={{ '/id/tra': { ...team, ...(color && { color }) }, ...videosAnswer, ...answers }} />
  ),
});

export const NextMatch: StoryObj = createStory({ '/event/list': createMatchesAnswer([nextMatch], [lastMatch]) });
export const LiveNow: StoryObj = createStory({
  '/event/list': createMatchesAnswer([{ ...nextMatch, status: 'live' }], [lastMatch]),
});
/** A colour on which neither text colour is readable is replaced with a lighter tone. */
export const GreyClub: StoryObj = createStory(
  { '/event/list': createMatchesAnswer([nextMatch], [lastMatch]) },
  '#797979',
);
export const YellowClub: StoryObj = createStory(
  { '/event/list': createMatchesAnswer([nextMatch], [lastMatch]) },
  '#ffe14d',
);
export const BlackClub: StoryObj = createStory(
  { '/event/list': createMatchesAnswer([nextMatch], [lastMatch]) },
  '#101010',
);
export const NothingYet: StoryObj = createStory({
  '/event/list': createMatchesAnswer([]),
  '/clip/list': createListAnswer([]),
});
export const Failed: StoryObj = createStory({
  '/event/list': () => createRefusal(404),
  '/clip/list': () => createRefusal(404),
});
export const Loading: StoryObj = { render: () => <SignedInStory answers={{}} /> };
export const NoClub: StoryObj = { render: () => <SignedInStory answers={{ '/id/tra': () => createRefusal(404) }} /> };
