import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccountWorld } from '../../testing/account-world.tsx';
import { anonymousState, createFakeSession, memberState } from '../../testing/fake-session.ts';
import { credentialsOnly } from '../../testing/options.ts';
import { SignInToWatch } from './sign-in-to-watch.event.tsx';

afterEach(cleanup);

const renderLink = (coverage: string, state = anonymousState) =>
  render(
    <AccountWorld session={createFakeSession(state)} path="/events/7/">
      <SignInToWatch coverage={coverage} options={credentialsOnly} />
    </AccountWorld>,
  );

test.each([
  ['members', 'Sign in to watch'],
  ['ticket', 'Sign in'],
  ['price', 'Sign in'],
  ['subscription', 'Sign in'],
])(
  'the player area of a locked video (%s) links a visitor, whose account may have access, to the login page',
  (coverage, name) => {
    renderLink(coverage);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/auth/login/?returnTo=%2Fevents%2F7%2F');
  },
);

test('the player area of a locked video has no sign-in link for a signed-in viewer', () => {
  renderLink('ticket', memberState);
  expect(screen.queryByRole('link')).toBeNull();
});
