import type { Meta, StoryObj } from '@storybook/react-vite';
import { anonymousState, createFakeSession } from '../../testing/fake-session.ts';
import { json } from '../../testing/account-world.tsx';
import { StoryWorld, getStoryTranslate } from '../../testing/story-world.tsx';
import { AuthPanel } from '../../components/auth-frame/auth-panel.tsx';
import { ChoosePassword } from './choose-password.tsx';
import { Forgot } from './forgot.tsx';
import { InvalidLinkNotice } from './reset.page.tsx';

const meta: Meta = { title: 'Account/Sign in/Password', parameters: { layout: 'fullscreen' } };
export default meta;

const session = createFakeSession(anonymousState);

export const Forgotten: StoryObj = {
  render: () => (
    <StoryWorld path="/auth/password/forgot/" session={session}>
      <Forgot />
    </StoryWorld>
  ),
};

export const LinkSent: StoryObj = {
  render: () => (
    <StoryWorld path="/auth/password/forgot/" session={session} answerCall={() => json({})}>
      <Forgot />
    </StoryWorld>
  ),
  play: async ({ canvas, userEvent, loaded }) => {
    const t = getStoryTranslate({ loaded });
    await userEvent.type(canvas.getByRole('textbox'), 'ingrid@example.com');
    await userEvent.click(canvas.getByRole('button', { name: t('password.forgot.submit') }));
    await canvas.findByText(t('password.forgot.sentTitle'));
  },
};

export const NewPassword: StoryObj = {
  render: () => (
    <StoryWorld path="/auth/password/reset/" session={session}>
      <AuthPanel>
        <ChoosePassword getToken={() => 'token'} onInvalidLink={() => undefined} />
      </AuthPanel>
    </StoryWorld>
  ),
};

export const LinkIsVoid: StoryObj = {
  render: () => (
    <StoryWorld path="/auth/password/reset/" session={session}>
      <AuthPanel>
        <InvalidLinkNotice />
      </AuthPanel>
    </StoryWorld>
  ),
};
