import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clubPage } from './club.page.tsx';
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

const { Page } = clubPage({});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A viewer whose club is Mountain presses "Remove club". */
async function pressRemove(answers: Answers) {
  const world = createClubWorld({
    '/login': createSignInAnswer('mountain'),
    '/team/list': createClubListAnswer(['Harbour', 'Mountain']),
    ...answers,
  });
  await signIn(world.session);
  const notify = vi.fn();
  render(
    <world.Providers path="/club/" notify={notify}>
      <Page />
      <ShownAddress />
    </world.Providers>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove club' }));
  await waitFor(() => expect(notify).toHaveBeenCalledOnce());
  const { atoms, session, requests } = world;
  const runGuard = () =>
    clubGuard({ url: new URL('https://portal.example/live/'), from: null, access: 'public', atoms, session });
  return {
    noticeArguments: notify.mock.calls[0],
    club: session.state().user?.favoriteClubId,
    asked: requests,
    ask: runGuard,
  };
}

test('a viewer may remove their club, and is not asked for another on this visit', async () => {
  const {
    noticeArguments,
    club,
    asked: requests,
    ask: runGuard,
  } = await pressRemove({ '/update_profile': createProfileAnswer() });
  expect(noticeArguments).toEqual(['success', 'Your club has been removed.']);
  expect(club).toBeUndefined();
  expect(requests).toContain('/api/user/update_profile {"data":{"favoriteClubId":""}}');
  expect(await runGuard()).toEqual({ kind: 'pass' });
  expect(screen.queryByRole('button', { name: 'Remove club' })).toBeNull();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  // The pressed button is gone, so the focus moves to the clubs, where a keyboard user continues.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Harbour/ }));
});

test('if the backend keeps a removed club, a refusal is shown, and the viewer still has the club', async () => {
  const { noticeArguments, club } = await pressRemove({ '/update_profile': createProfileAnswer('mountain') });
  expect(noticeArguments).toEqual(['danger', 'Your club can’t be removed here.']);
  expect(club).toBe('mountain');
});

test('a removal that fails with a server error shows that error and not a refusal', async () => {
  const { noticeArguments } = await pressRemove({ '/update_profile': () => createRefusal(500) });
  expect(noticeArguments).toEqual(['danger', 'Something went wrong on our end. Try again in a moment.']);
});
