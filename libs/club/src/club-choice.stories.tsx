import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { clubPage } from './club.page.tsx';
import { type Answers, clubs, clubWorld, createRefusal, signedIn, signIn } from './testing/club-world.tsx';

const meta: Meta = { title: 'Club/Choice', parameters: { layout: 'fullscreen' } };
export default meta;

const { Page } = clubPage({});

/** The page of a viewer whose club is the second. */
function Signed({ answers }: { answers: Answers }) {
  const [{ session, Provide }] = useState(() => clubWorld({ '/login': signedIn('mountain'), ...answers }));
  useEffect(() => void signIn(session), [session]);
  return (
    <Provide path="/club/">
      <Page />
    </Provide>
  );
}

const names = ['Harbour', 'Mountain', 'Old Town Athletic and Gymnastics Society', 'Riverside', 'United'];

export const Choice: StoryObj = { render: () => <Signed answers={{ '/team/list': clubs(names) }} /> };
export const Loading: StoryObj = { render: () => <Signed answers={{}} /> };
export const Failed: StoryObj = { render: () => <Signed answers={{ '/team/list': () => createRefusal(404) }} /> };
export const None: StoryObj = { render: () => <Signed answers={{ '/team/list': clubs([]) }} /> };
