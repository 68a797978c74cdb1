import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { clubPage } from '../pages/club.page.tsx';
import {
  type Answers,
  createClubListAnswer,
  createClubWorld,
  createRefusal,
  createSignInAnswer,
  signIn,
} from '../testing/club-world.tsx';

const meta: Meta = { title: 'Club/Choice', parameters: { layout: 'fullscreen' } };
export default meta;

const { Page } = clubPage({});

/** The page of a viewer whose club is the second in the list. */
function SignedInStory({ answers }: { answers: Answers }) {
  const [{ session, Providers }] = useState(() =>
    createClubWorld({ '/login': createSignInAnswer('mountain'), ...answers }),
  );
  useEffect(() => void signIn(session), [session]);
  return (
    <Providers path="/club/">
      <Page />
    </Providers>
  );
}

const names = ['Harbour', 'Mountain', 'Old Town Athletic and Gymnastics Society', 'Riverside', 'United'];

export const Choice: StoryObj = {
  render: () => <SignedInStory answers={{ '/team/list': createClubListAnswer(names) }} />,
};
export const Loading: StoryObj = { render: () => <SignedInStory answers={{}} /> };
export const Failed: StoryObj = {
  render: () => <SignedInStory answers={{ '/team/list': () => createRefusal(404) }} />,
};
export const None: StoryObj = { render: () => <SignedInStory answers={{ '/team/list': createClubListAnswer([]) }} /> };
