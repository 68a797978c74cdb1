import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortalError } from '@touchline/contract';
import { anonymousState, createFakeSession } from '../../testing/fake-session.ts';
import { StoryWorld } from '../../testing/story-world.tsx';
import { Callback } from './callback.tsx';
import type { CallbackState } from './use-provider-return.ts';

const meta: Meta = { title: 'Account/Sign in/Callback', parameters: { layout: 'fullscreen' } };
export default meta;

const createStory = (state: CallbackState): StoryObj => ({
  render: () => (
    <StoryWorld path="/auth/oauth2/callback/ifa/" session={createFakeSession(anonymousState)}>
      <Callback state={state} />
    </StoryWorld>
  ),
});

export const Working: StoryObj = createStory({ kind: 'working' });
export const HandedOver: StoryObj = createStory({ kind: 'handed-over' });
export const Failed: StoryObj = createStory({ kind: 'failed', error: new PortalError('login_failed') });
