import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signUpFrame } from '@touchline/feature-kit';
import { createFill } from '@touchline/feature-kit/testing';
import { clubPage } from '../pages/club.page.tsx';
import { clubStepPage } from '../pages/club-step.page.tsx';
import { clubGuard } from '../state/club-guard.ts';
import {
  type Answers,
  createClubListAnswer,
  createClubWorld,
  ShownAddress,
  createProfileAnswer,
  createRefusal,
  createSignInAnswer,
  signIn,
} from '../testing/club-world.tsx';

const { Page } = clubPage({ league_ids: ['l'] });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function renderClubPage(answers: Answers, path = '/club/?returnTo=%2Flive%2F', favorite?: string) {
  const world = createClubWorld({ '/login': createSignInAnswer(favorite), ...answers });
  await signIn(world.session);
  const notify = vi.fn();
  render(
    <world.Providers path={path} notify={notify}>
      <Page />
      <ShownAddress />
    </world.Providers>,
  );
  return { ...world, notify };
}

const twoClubs = { '/team/list': createClubListAnswer(['Harbour', 'Mountain']) };
const getClubButton = (name: string) => screen.findByRole('button', { name: new RegExp(name) });
const getLocationText = () => screen.getByTestId('here').textContent;

test('a press on a club saves it and continues to the requested page', async () => {
  const { requests, analyticsEvents, session } = await renderClubPage({
    ...twoClubs,
    '/update_profile': createProfileAnswer('harbour'),
  });
  await userEvent.click(await getClubButton('Harbour'));
  await waitFor(() => expect(getLocationText()).toBe('/live/'));
  expect(session.state().user?.favoriteClubId).toBe('harbour');
  expect(requests.filter((call) => call.includes('update_profile'))).toEqual([
    '/api/user/update_profile {"data":{"favoriteClubId":"harbour"}}',
  ]);
  expect(requests.find((call) => call.includes('team/list'))).toContain('"identities.id":["l"]');
  expect(analyticsEvents).toEqual([
    ['login', { method: 'credentials' }],
    ['profile_updated', {}],
  ]);
});

test('a club is not announced as saved when the answer has the previous club [fault-40d]', async () => {
  const answers = { ...twoClubs, '/update_profile': createProfileAnswer('mountain') };
  const { notify, session } = await renderClubPage(answers, '/club/', 'mountain');
  await userEvent.click(await getClubButton('Harbour'));
  await waitFor(async () => expect((await getClubButton('Mountain')).getAttribute('aria-pressed')).toBe('true'));
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  expect(notify.mock.calls[0]?.[0]).toBe('danger');
  expect(session.state().user?.favoriteClubId).toBe('mountain');
});

test('the viewer’s club is shown as pressed', async () => {
  await renderClubPage(twoClubs, '/club/', 'mountain');
  expect((await getClubButton('Mountain')).getAttribute('aria-pressed')).toBe('true');
  expect((await getClubButton('Harbour')).getAttribute('aria-pressed')).toBe('false');
});

test('the sign-up step can be skipped, and the club guard does not redirect again in this visit', async () => {
  const world = createClubWorld({ '/login': createSignInAnswer(), ...twoClubs });
  await signIn(world.session);
  const runGuard = () =>
    clubGuard({
      url: new URL('https://portal.example/live/'),
      from: null,
      access: 'public',
      atoms: world.atoms,
      session: world.session,
    });
  expect(await runGuard()).toMatchObject({ kind: 'redirect' });
  const signUpStep = clubStepPage({});
  const frame = createFill(signUpFrame, ({ children }) => children);
  render(
    <world.Providers path="/auth/sign-up/club/" fills={new Map([[frame.slot, [frame]]])}>
      <signUpStep.Page />
    </world.Providers>,
  );
  await getClubButton('Harbour');
  expect(await runGuard()).toEqual({ kind: 'pass' });
});

test('a double press saves once, and no other club can be pressed during the save', async () => {
  const { requests } = await renderClubPage(twoClubs);
  await userEvent.dblClick(await getClubButton('Harbour'));
  await userEvent.click(await getClubButton('Mountain'));
  await waitFor(() => expect(requests.filter((call) => call.includes('update_profile'))).toHaveLength(1));
});

test('a club that fails to save is not shown as the viewer’s, and can be pressed again', async () => {
  const { notify } = await renderClubPage({ ...twoClubs, '/update_profile': () => createRefusal(500) });
  await userEvent.click(await getClubButton('Harbour'));
  await waitFor(() =>
    expect(notify).toHaveBeenCalledExactlyOnceWith(
      'danger',
      'Harbour: Something went wrong on our end. Try again in a moment.',
    ),
  );
  expect((await getClubButton('Harbour')).getAttribute('aria-pressed')).toBe('false');
  expect(getLocationText()).toContain('/club/');
});

test('Retry loads a list of clubs that has failed to load', async () => {
  let isBroken = true;
  await renderClubPage({ '/team/list': () => (isBroken ? createRefusal(404) : createClubListAnswer(['Harbour'])) });
  await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await getClubButton('Harbour')).toBeTruthy();
});

test('a viewer who replaces their club stays on the page, and sees a toast', async () => {
  const { notify } = await renderClubPage(
    { ...twoClubs, '/update_profile': createProfileAnswer('harbour') },
    '/club/',
    'mountain',
  );
  await userEvent.click(await getClubButton('Harbour'));
  await waitFor(() => expect(notify).toHaveBeenCalledExactlyOnceWith('success', 'Your club has been saved.'));
  expect((await getClubButton('Harbour')).getAttribute('aria-pressed')).toBe('true');
  expect(getLocationText()).toBe('/club/');
});

test.each([
  ['is empty', createClubListAnswer([])],
  ['is refused', () => createRefusal(404)],
])('a viewer reaches every page when the list of clubs %s', async (_, answer) => {
  const { session, atoms } = await renderClubPage({ '/team/list': answer });
  const runGuard = () =>
    clubGuard({ url: new URL('https://portal.example/live/'), from: null, access: 'public', atoms, session });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue without a club' }));
  await waitFor(() => expect(getLocationText()).toBe('/live/'));
  expect(session.state().user?.favoriteClubId).toBeUndefined();
  expect(await runGuard()).toEqual({ kind: 'pass' });
});

test('an empty list of clubs shows a text', async () => {
  await renderClubPage({ '/team/list': createClubListAnswer([]) });
  expect(await screen.findByText('There are no clubs to choose from')).toBeTruthy();
});
