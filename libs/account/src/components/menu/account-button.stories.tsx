import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionState } from '@touchline/auth-session';
import { Header, IconButton, IconGlobe, IconMoon, Logo } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { credentialsOnly, withoutLoginPage } from '../../testing/options.ts';
import { WatchlistButton } from '../selected/watchlist-button.event.tsx';
import { WatchlistIconButton } from '../selected/watchlist-mark.card.tsx';
import { anonymousState, createFakeSession, memberState, unknownState } from '../../testing/fake-session.ts';
import { StoryWorld } from '../../testing/story-world.tsx';
import { AccountButton } from './account-button.shell.tsx';
import { SignInToWatch } from './sign-in-to-watch.event.tsx';
import type { AccountOptions } from '../../options.ts';

const meta: Meta = { title: 'Account/Header', parameters: { layout: 'fullscreen' } };
export default meta;

const createHeaderStory = (state: SessionState, options: AccountOptions = credentialsOnly): StoryObj => ({
  render: () => (
    <StoryWorld session={createFakeSession(state)}>
      <Header
        logo={
          <Logo
            name="Nordic Ice League"
            lines={['Nordic', 'Ice League']}
            mark={null}
            render={(link) => <Link to="/" {...link} />}
          />
        }
        label="Main"
        items={[]}
        tools={
          <>
            <IconButton label="Language">
              <IconGlobe />
            </IconButton>
            <IconButton label="Theme">
              <IconMoon />
            </IconButton>
            <AccountButton options={options} />
          </>
        }
      />
    </StoryWorld>
  ),
});

export const Visitor: StoryObj = createHeaderStory(anonymousState);
export const NotKnownYet: StoryObj = createHeaderStory(unknownState);
export const Viewer: StoryObj = createHeaderStory(memberState);
export const WithoutLoginPage: StoryObj = createHeaderStory(anonymousState, withoutLoginPage);

const createPlayerAreaStory = (options: AccountOptions): StoryObj => ({
  render: () => (
    <StoryWorld session={createFakeSession(anonymousState)} path="/events/7/">
      <SignInToWatch coverage="members" options={options} />
      <WatchlistButton item={{ id: '7', title: 'Derby' }} />
      <WatchlistIconButton look="card" item={{ id: '7', title: 'Derby' }} />
    </StoryWorld>
  ),
});

export const OnTheStage: StoryObj = createPlayerAreaStory(credentialsOnly);
export const OnTheStageWithoutLoginPage: StoryObj = createPlayerAreaStory(withoutLoginPage);
