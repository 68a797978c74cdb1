import type { Meta, StoryObj } from '@storybook/react-vite';
import { personalization } from '@touchline/feature-kit';
import { filled } from '@touchline/feature-kit/testing';
import { Chip } from '@touchline/ui-kit';
import { anonymous, createFakeSession } from '../../testing/fake-session.ts';
import { StoryWorld, wordsOf } from '../../testing/story-world.tsx';
import { everyWay, formOnly } from '../testing/options.ts';
import { Personalization } from './personalization.tsx';
import { SignUp } from './sign-up.page.tsx';

const meta: Meta = { title: 'Account/Sign in/Sign up', parameters: { layout: 'fullscreen' } };
export default meta;

const shown = (options = formOnly, play?: StoryObj['play']): StoryObj => ({
  render: () => (
    <StoryWorld path="/auth/sign-up/" session={createFakeSession(anonymous)}>
      <SignUp options={options} />
    </StoryWorld>
  ),
  ...(play && { play }),
});

export const EveryWay: StoryObj = shown(everyWay);

export const Unfolded: StoryObj = shown(formOnly, async ({ canvas, userEvent, loaded }) => {
  const t = wordsOf({ loaded });
  await userEvent.click(canvas.getByText(t('signUp.more')));
  await userEvent.type(canvas.getByLabelText(t('signIn.password')), 'late goal in extra time');
  await canvas.findByText(t('password.strength.strong'));
});

export const Faults: StoryObj = shown(formOnly, async ({ canvas, userEvent, loaded }) => {
  const t = wordsOf({ loaded });
  await userEvent.type(canvas.getByLabelText(t('signIn.email')), 'ingrid');
  await userEvent.click(canvas.getByRole('button', { name: t('signUp.submit') }));
  await canvas.findByText(t('signUp.termsMissing'));
});

const teams = filled(personalization, () => (
  <div>
    <Chip pressed>Tromsø Aurora</Chip> <Chip pressed={false}>Oslo Ravens</Chip>
  </div>
));

export const Personal: StoryObj = {
  render: () => (
    <StoryWorld path="/auth/sign-up/personalization/" fills={new Map([[teams.slot, [teams]]])}>
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
