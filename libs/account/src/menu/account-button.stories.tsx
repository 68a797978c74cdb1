import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionState } from '@touchline/auth-session';
import { Header, IconButton, IconGlobe, IconMoon, Logo } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { anonymous, createFakeSession, member, unknown } from '../testing/fake-session.ts';
import { StoryWorld } from '../testing/story-world.tsx';
import { AccountButton } from './account-button.tsx';
import { SignInToWatch } from './sign-in-to-watch.tsx';

const meta: Meta = { title: 'Account/Header', parameters: { layout: 'fullscreen' } };
export default meta;

const inHeader = (state: SessionState): StoryObj => ({
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
            <AccountButton />
          </>
        }
      />
    </StoryWorld>
  ),
});

export const Visitor: StoryObj = inHeader(anonymous);
export const NotKnownYet: StoryObj = inHeader(unknown);
export const Viewer: StoryObj = inHeader(member);

export const OnTheStage: StoryObj = {
  render: () => (
    <StoryWorld session={createFakeSession(anonymous)} path="/events/7/">
      <SignInToWatch eventId="7" coverage="members" />
    </StoryWorld>
  ),
};
