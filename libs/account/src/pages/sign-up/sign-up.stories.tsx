import type { Meta, StoryObj } from '@storybook/react-vite';
import { personalization, signUpStep } from '@touchline/feature-kit';
import { IconStar, PageHead } from '@touchline/ui-kit';
import { anonymousState, createFakeSession } from '../../testing/fake-session.ts';
import { StoryWorld, getStoryTranslate } from '../../testing/story-world.tsx';
import { allSignInMethods, credentialsOnly } from '../../testing/options.ts';
import { Personalization } from './personalization.tsx';
import { SignUpFrame } from '../../components/sign-up/sign-up-frame.auth.tsx';
import { SignUp } from './sign-up.page.tsx';

const meta: Meta = { title: 'Account/Sign in/Sign up', parameters: { layout: 'fullscreen' } };
export default meta;

const createStory = (options = credentialsOnly, play?: StoryObj['play']): StoryObj => ({
  render: () => (
    <StoryWorld path="/auth/sign-up/" session={createFakeSession(anonymousState)}>
      <SignUp options={options} />
    </StoryWorld>
  ),
  ...(play && { play }),
});

export const EveryWay: StoryObj = createStory(allSignInMethods);

export const Unfolded: StoryObj = createStory(credentialsOnly, async ({ canvas, userEvent, loaded }) => {
  const t = getStoryTranslate({ loaded });
  await userEvent.click(canvas.getByText(t('signUp.more')));
  await userEvent.type(canvas.getByLabelText(t('signIn.password')), 'late goal in extra time');
  await canvas.findByText(t('password.strength.strong'));
});

export const Faults: StoryObj = createStory(credentialsOnly, async ({ canvas, userEvent, loaded }) => {
  const t = getStoryTranslate({ loaded });
  await userEvent.type(canvas.getByLabelText(t('signIn.email')), 'ingrid');
  await userEvent.click(canvas.getByRole('button', { name: t('signUp.submit') }));
  await canvas.findByText(t('signUp.termsMissing'));
});

const createStep = (to: string, label: string, order: number) => {
  const NoticeAddress: Awaited<ReturnType<Parameters<typeof signUpStep>[1]>> = ({ Item }) => (
    <Item to={to} label={label} icon={<IconStar />} />
  );
  return Object.assign(
    signUpStep(to, async () => NoticeAddress, order),
    { Content: NoticeAddress },
  );
};
const steps = new Map([
  [
    personalization.name,
    [
      createStep('/auth/sign-up/following/league/', 'Leagues', 10),
      createStep('/auth/sign-up/following/league/all/', 'Teams', 20),
    ],
  ],
]);

export const Personal: StoryObj = {
  render: () => (
    <StoryWorld path="/auth/sign-up/personalization/" fills={steps}>
      <Personalization />
    </StoryWorld>
  ),
};

export const NothingToAsk: StoryObj = {
  render: () => (
    <StoryWorld path="/auth/sign-up/personalization/">
      <Personalization />
    </StoryWorld>
  ),
};

export const Step: StoryObj = {
  render: () => (
    <StoryWorld path="/auth/sign-up/following/league/" fills={steps}>
      <SignUpFrame summary="Nordic Ice League, Men" done>
        <PageHead title="Who do you follow?" />
      </SignUpFrame>
    </StoryWorld>
  ),
  async play({ canvas, loaded }) {
    await canvas.findByRole('link', { name: getStoryTranslate({ loaded })('signUp.personalization.continue') });
  },
};
