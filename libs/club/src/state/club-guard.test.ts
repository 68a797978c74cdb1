import { type GuardOutcome, storePaidPath } from '@touchline/feature-kit';
import { beforeEach, expect, test } from 'vitest';
import { clubGuard } from './club-guard.ts';
import { postponedViewerAtom } from './postponed-viewer-atom.ts';
import { createClubWorld, createSignInAnswer, signIn } from '../testing/club-world.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a viewer who postponed the choice is not asked again on this visit, but the next viewer is', async () => {
  const { session, atoms } = createClubWorld({ '/login': createSignInAnswer() });
  const runOnLivePage = () =>
    clubGuard({ url: new URL('https://portal.example/live/'), from: null, access: 'public', atoms, session });
  await signIn(session);
  atoms.set(postponedViewerAtom, session.viewer()?.id ?? null);
  expect(await runOnLivePage()).toEqual({ kind: 'pass' });
  atoms.set(postponedViewerAtom, 'who was here before');
  expect(await runOnLivePage()).toEqual({ kind: 'redirect', to: '/club/?returnTo=%2Flive%2F' });
});

async function runGuard(path: string, loginRedirect?: unknown): Promise<GuardOutcome> {
  const { session, atoms } = createClubWorld({ '/login': loginRedirect });
  if (loginRedirect) await signIn(session);
  return clubGuard({
    url: new URL(path, 'https://portal.example'),
    from: null,
    access: 'public',
    atoms,
    session,
  });
}

test('a viewer without a club is redirected to the choice, with the requested page as returnTo', async () => {
  expect(await runGuard('/events/7/?a=b', createSignInAnswer())).toEqual({
    kind: 'redirect',
    to: '/club/?returnTo=%2Fevents%2F7%2F%3Fa%3Db',
  });
  expect(await runGuard('/', createSignInAnswer())).toEqual({ kind: 'redirect', to: '/club/' });
});

test.each(['/club/', '/club', '/auth/login/limit/', '/auth/sign-up/personalization/'])(
  'a viewer without a club may open %s',
  async (path) => {
    expect(await runGuard(path, createSignInAnswer())).toEqual({ kind: 'pass' });
  },
);

test.each(['/account/ppv/buy/7/', '/account/subscription/buy/season/?returnTo=%2F', '/payment/success/?id=k'])(
  'a viewer without a club may open the pages of an order first: %s',
  async (path) => {
    expect(await runGuard(path, createSignInAnswer())).toEqual({ kind: 'pass' });
  },
);

test('a viewer without a club may open the page of a new payment first, and no other page', async () => {
  storePaidPath('/events/7/');
  expect(await runGuard('/events/7/', createSignInAnswer())).toEqual({ kind: 'pass' });
  expect(await runGuard('/events/8/', createSignInAnswer())).toMatchObject({ kind: 'redirect' });
});

test('a viewer with a club reaches the requested page', async () => {
  expect(await runGuard('/live/', createSignInAnswer('7'))).toEqual({ kind: 'pass' });
});

test('a visitor reaches the requested page', async () => {
  expect(await runGuard('/live/')).toEqual({ kind: 'pass' });
});
