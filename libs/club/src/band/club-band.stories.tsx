import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useEffect, useState } from 'react';
import { type Answers, clubWorld, createRefusal, signedIn, signIn } from '../testing/club-world.tsx';
import { last, next, team, videos } from '../testing/sample-club.ts';
import { ClubBand } from './club-band.tsx';

const meta: Meta = { title: 'Club/Band', parameters: { layout: 'fullscreen' } };
export default meta;

/** Home's slot for a viewer whose club is Aurora. */
function Signed({ answers, club = 'tra' }: { answers: Answers; club?: string | undefined }) {
  const [{ session, Provide }] = useState(() => clubWorld({ '/login': signedIn(club), ...answers }));
  useEffect(() => void signIn(session), [session]);
  return (
    <Provide path="/">
      <Suspense>
        <ClubBand options={{}} />
      </Suspense>
    </Provide>
  );
}

const listed = (entries: readonly unknown[]) => ({ entries });
/** Both lists of matches are the same call; the archived matches come last. */
const matches = (...turns: readonly (readonly unknown[])[]) => {
  let round = 0;
  return () => Response.json({ content: listed(turns[round++ % turns.length] ?? []) });
};
const videosOf = { '/clip/list': listed(videos) };

const story = (answers: Answers, color?: string): StoryObj => ({
  render: () => <Signed answers={{ '/id/tra': { ...team, ...(color && { color }) }, ...videosOf, ...answers }} />,
});

export const NextMatch: StoryObj = story({ '/event/list': matches([next], [last]) });
export const LiveNow: StoryObj = story({ '/event/list': matches([{ ...next, status: 'live' }], [last]) });
/** A colour on which neither text colour is readable is replaced with a lighter tone. */
export const GreyClub: StoryObj = story({ '/event/list': matches([next], [last]) }, '#797979');
export const YellowClub: StoryObj = story({ '/event/list': matches([next], [last]) }, '#ffe14d');
export const BlackClub: StoryObj = story({ '/event/list': matches([next], [last]) }, '#101010');
export const NothingYet: StoryObj = story({ '/event/list': matches([]), '/clip/list': listed([]) });
export const Failed: StoryObj = story({
  '/event/list': () => createRefusal(404),
  '/clip/list': () => createRefusal(404),
});
export const Loading: StoryObj = { render: () => <Signed answers={{}} /> };
export const NoClub: StoryObj = { render: () => <Signed answers={{ '/id/tra': () => createRefusal(404) }} /> };
