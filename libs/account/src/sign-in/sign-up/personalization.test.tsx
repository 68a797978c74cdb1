import { personalization } from '@touchline/feature-kit';
import { filled } from '@touchline/feature-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { World } from '../../testing/account-world.tsx';
import { createFakeSession, member } from '../../testing/fake-session.ts';
import { Personalization } from './personalization.tsx';

afterEach(cleanup);

const slot = filled(personalization, () => <p>Follow your teams</p>);

test('shows what other features ask a new viewer, and leads on either way', () => {
  render(
    <World
      session={createFakeSession(member)}
      path="/auth/sign-up/personalization/?returnTo=%2Flive%2F"
      fills={new Map([[slot.slot, [slot]]])}
    >
      <Personalization />
    </World>,
  );
  expect(screen.getByText('Follow your teams')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Sign-up progress' }).getAttribute('aria-valuetext')).toBe(
    'Step 2 of 2',
  );
  for (const name of ['Continue', 'Skip']) {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/live/');
  }
});

test('asks nothing where nobody has a question, and there is nothing to skip', () => {
  render(
    <World session={createFakeSession(member)} path="/auth/sign-up/personalization/">
      <Personalization />
    </World>,
  );
  expect(screen.getByRole('heading', { name: 'You’re all set' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Skip' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/');
});
