import { signUpStep } from '@touchline/feature-kit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { IconStar } from '@touchline/ui-kit';
import { afterEach, expect, test } from 'vitest';
import { AccountWorld } from '../../testing/account-world.tsx';
import { createFakeSession, memberState } from '../../testing/fake-session.ts';
import { Personalization } from './personalization.tsx';
import { SignUpFrame } from '../../components/sign-up/sign-up-frame.auth.tsx';

afterEach(cleanup);

const leagues = '/auth/sign-up/following/league/';
const teams = '/auth/sign-up/following/league/all/';

const createStep = (to: string, label: string, order: number) => {
  const load = async () => StepLink;
  const StepLink: Awaited<ReturnType<Parameters<typeof signUpStep>[1]>> = ({ Item }) => (
    <Item to={to} label={label} icon={<IconStar />} />
  );
  return Object.assign(signUpStep(to, load, order), { Content: StepLink });
};
const steps = [createStep(leagues, 'Leagues', 10), createStep(teams, 'Teams', 20)];

const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const findProgress = async () =>
  (await screen.findByRole('progressbar', { name: 'Sign-up progress' })).getAttribute('aria-valuetext');

test('the page greets the new viewer, and links to each step, Continue to the first step, and Skip to the requested page', async () => {
  render(
    <AccountWorld
      session={createFakeSession(memberState)}
      path="/auth/sign-up/personalization/?returnTo=%2Flive%2F"
      fills={new Map([['personalization', steps]])}
    >
      <Personalization />
    </AccountWorld>,
  );
  expect(await findProgress()).toBe('Step 1 of 3');
  expect(screen.getByText('Your account is ready, Ingrid Larsen.')).toBeTruthy();
  expect(getHref('Leagues')).toBe(`${leagues}?returnTo=%2Flive%2F`);
  expect(getHref('Teams')).toBe(`${teams}?returnTo=%2Flive%2F`);
  expect(getHref('Continue')).toBe(`${leagues}?returnTo=%2Flive%2F`);
  expect(getHref('Skip')).toBe('/live/');
});

test('without steps the page asks no question and has no skip button', () => {
  render(
    <AccountWorld session={createFakeSession(memberState)} path="/auth/sign-up/personalization/">
      <Personalization />
    </AccountWorld>,
  );
  expect(screen.getByRole('heading', { name: 'You’re all set' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Skip' })).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(getHref('Continue')).toBe('/');
});

test.each([
  [leagues, 'Step 2 of 3', `${teams}?returnTo=%2Flive%2F`],
  // A page below a step: the teams of one league.
  [`${leagues}nordic-men/`, 'Step 2 of 3', `${teams}?returnTo=%2Flive%2F`],
  [teams, 'Step 3 of 3', '/live/'],
])('the step %s shows its progress, and both buttons lead to the next page', async (path, buttonText, nextPath) => {
  await act(async () =>
    render(
      <AccountWorld
        session={createFakeSession(memberState)}
        path={`${path}?returnTo=%2Flive%2F`}
        fills={new Map([['personalization', steps]])}
      >
        <SignUpFrame summary="2 chosen" done>
          <h1>Who do you follow?</h1>
        </SignUpFrame>
      </AccountWorld>,
    ),
  );
  expect(await findProgress()).toBe(buttonText);
  expect(screen.getByText('2 chosen')).toBeTruthy();
  expect(getHref('Continue')).toBe(nextPath);
  expect(screen.queryByRole('link', { name: 'Skip' }), 'the page has only the link “Continue”').toBeNull();
});

test('a page outside the steps shows no progress, and leads to the requested page', async () => {
  await act(async () =>
    render(
      <AccountWorld
        session={createFakeSession(memberState)}
        path="/auth/sign-up/following/category/?returnTo=%2Flive%2F"
        fills={new Map([['personalization', steps]])}
      >
        <SignUpFrame>
          <h1>Categories</h1>
        </SignUpFrame>
      </AccountWorld>,
    ),
  );
  await screen.findByRole('link', { name: 'Skip' });
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(getHref('Skip')).toBe('/live/');
  expect(
    screen.queryByRole('link', { name: 'Continue' }),
    'without a choice the page has only the link “Skip”',
  ).toBeNull();
});
