import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SessionActions } from '@touchline/auth-session';
import { PortalError } from '@touchline/contract';
import { type PendingAction } from '@touchline/feature-kit';
import type { AccountOptions } from '../../options.ts';
import { json, type Responder } from '../../testing/account-world.tsx';
import { anonymousState, createFakeSession } from '../../testing/fake-session.ts';
import { StoryWorld, getStoryTranslate } from '../../testing/story-world.tsx';
import { allSignInMethods, credentialsOnly, passkeysAndCodes } from '../../testing/options.ts';
import { Login } from './login.page.tsx';

const meta: Meta = { title: 'Account/Sign in/Login', parameters: { layout: 'fullscreen' } };
export default meta;

/** The answer to a request for a code. No passkey is suggested, because the challenge is missing. */
const answerWithRequest: Responder = () => json({ request: 'secret' });

interface LoginStoryOptions {
  query?: string;
  options?: AccountOptions;
  actions?: Partial<SessionActions>;
  pendingAction?: PendingAction;
}

const createStory = (
  { query = '', options = allSignInMethods, actions, pendingAction }: LoginStoryOptions,
  play?: StoryObj['play'],
): StoryObj => ({
  render: () => (
    <StoryWorld
      path={`/auth/login/${query}`}
      session={createFakeSession(anonymousState, actions)}
      pendingAction={pendingAction}
      answerCall={answerWithRequest}
    >
      <Login options={options} />
    </StoryWorld>
  ),
  ...(play && { play }),
});

const submitCredentials: StoryObj['play'] = async ({ canvas, userEvent, loaded }) => {
  const t = getStoryTranslate({ loaded });
  await userEvent.type(canvas.getByRole('textbox'), 'viewer@example.com');
  await userEvent.type(canvas.getByLabelText(t('signIn.password')), 'late goal');
  await userEvent.click(canvas.getByRole('button', { name: t('signIn.submit') }));
};

export const EveryWay: StoryObj = createStory({});
export const FormOnly: StoryObj = createStory({ options: credentialsOnly });
export const ProvidersOnly: StoryObj = createStory({
  options: { ...allSignInMethods, apple: undefined, credentials: false },
});
export const DeviceNotAllowed: StoryObj = createStory({ query: '?deviceNoLongerAllowedError=true' });
export const Expired: StoryObj = createStory({ query: '?sessionExpired=true' });
export const MixedUp: StoryObj = createStory({ query: '?sessionMixedUp=true' });
export const AfterReset: StoryObj = createStory({ query: '?passwordReset=true', options: credentialsOnly });

export const ToSave: StoryObj = createStory({
  pendingAction: { action: 'save-to-watchlist', payload: { id: 'm1' }, title: 'Tromsø Aurora v Oslo Ravens' },
});

export const NothingEntered: StoryObj = createStory(
  { options: credentialsOnly },
  async ({ canvas, userEvent, loaded }) => {
    const t = getStoryTranslate({ loaded });
    await userEvent.click(canvas.getByRole('button', { name: t('signIn.submit') }));
    await canvas.findByText(t('signIn.emailMissing'));
  },
);

export const NoMatch: StoryObj = createStory(
  { options: credentialsOnly, actions: { signIn: () => Promise.reject(new PortalError('login_failed')) } },
  async (context) => {
    await submitCredentials(context);
    await context.canvas.findByText(getStoryTranslate(context)('signIn.mismatch'));
  },
);

export const Busy: StoryObj = createStory(
  { options: credentialsOnly, actions: { signIn: () => new Promise(() => undefined) } },
  submitCredentials,
);

export const WindowOpen: StoryObj = createStory(
  { actions: { prepare: () => Promise.resolve(), signInWith: () => new Promise(() => undefined) } },
  async ({ canvas, userEvent, loaded }) => {
    const t = getStoryTranslate({ loaded });
    await userEvent.click(canvas.getByRole('button', { name: t('signIn.providers.google') }));
    await canvas.findByText(t('signIn.windowOpen'));
  },
);

export const WindowBlocked: StoryObj = createStory(
  {
    actions: {
      prepare: () => Promise.resolve(),
      signInWith: () => Promise.reject(new PortalError('popup_blocked')),
    },
  },
  async ({ canvas, userEvent, loaded }) => {
    const t = getStoryTranslate({ loaded });
    await userEvent.click(canvas.getByRole('button', { name: t('signIn.providers.ifa') }));
    await canvas.findByText(t('signIn.blockedTitle'));
  },
);

export const EmailFirst: StoryObj = createStory({ options: passkeysAndCodes });

const enterEmail: StoryObj['play'] = async ({ canvas, userEvent, loaded }) => {
  const t = getStoryTranslate({ loaded });
  await userEvent.type(canvas.getByRole('textbox'), 'viewer@example.com');
  await userEvent.click(canvas.getByRole('button', { name: t('signIn.goOn') }));
  await canvas.findByLabelText(t('signIn.password'));
};

export const EveryWayOfTheAddress: StoryObj = createStory({ options: passkeysAndCodes }, enterEmail);

const requestCode: StoryObj['play'] = async (context) => {
  const { canvas, userEvent } = context;
  const t = getStoryTranslate(context);
  await enterEmail(context);
  await userEvent.click(canvas.getByRole('button', { name: t('signIn.code.send') }));
  await canvas.findByLabelText(t('signIn.code.label'));
};

export const CodeSent: StoryObj = createStory({ options: passkeysAndCodes }, requestCode);

export const WrongCode: StoryObj = createStory(
  { options: passkeysAndCodes, actions: { signIn: () => Promise.reject(new PortalError('login_failed')) } },
  async (context) => {
    const { canvas, userEvent } = context;
    const t = getStoryTranslate(context);
    await requestCode(context);
    await userEvent.type(canvas.getByLabelText(t('signIn.code.label')), '123456');
    await userEvent.click(canvas.getByRole('button', { name: t('signIn.submit') }));
    await canvas.findByText(t('signIn.code.wrong'));
  },
);
