import { type GuardOutcome, storePaidPath } from '@touchline/feature-kit';
import { beforeEach, expect, test } from 'vitest';
import { clubGuard } from './club-guard.ts';
import { postponedAtom } from './postponed-atom.ts';
import { clubWorld, signedIn, signIn } from './testing/club-world.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a viewer who postponed the choice is not asked again on this visit, but the next viewer is', async () => {
  const { session, atoms } = clubWorld({ '/login': signedIn() });
  const live = () =>
    clubGuard({ url: new URL('https://portal.example/live/'), from: null, access: 'public', atoms, session });
  await signIn(session);
  atoms.set(postponedAtom, session.viewer()?.id ?? null);
  expect(await live()).toEqual({ kind: 'pass' });
  atoms.set(postponedAtom, 'who was here before');
  expect(await live()).toEqual({ kind: 'redirect', to: '/club/?returnTo=%2Flive%2F' });
});

async function runGuard(path: string, login?: unknown): Promise<GuardOutcome> {
  const { session, atoms } = clubWorld({ '/login': login });
  if (login) await signIn(session);
  return clubGuard({ url: new URL(path, 'https://portal.example'), from: null, access: 'public', atoms, session });
}

test('a viewer without a club is redirected to the choice, with the requested page as returnTo', async () => {
  expect(await runGuard('/events/7/?a=b', signedIn())).toEqual({
    kind: 'redirect',
    to: '/club/?returnTo=%2Fevents%2F7%2F%3Fa%3Db',
  });
  expect(await runGuard('/', signedIn())).toEqual({ kind: 'redirect', to: '/club/' });
});

test.each(['/club/', '/club', '/auth/login/limit/', '/auth/sign-up/personalization/'])(
  'a viewer without a club may open %s',
  async (path) => {
    expect(await runGuard(path, signedIn())).toEqual({ kind: 'pass' });
  },
);

test.each(['/account/ppv/buy/7/', '/account/subscription/buy/season/?returnTo=%2F', '/payment/success/?id=k'])(
  'a viewer without a club may open the pages of an order first: %s',
  async (path) => {
    expect(await runGuard(path, signedIn())).toEqual({ kind: 'pass' });
  },
);

test('a viewer without a club may open the page of a new payment first, and no other page', async () => {
  storePaidPath('/events/7/');
  expect(await runGuard('/events/7/', signedIn())).toEqual({ kind: 'pass' });
  expect(await runGuard('/events/8/', signedIn())).toMatchObject({ kind: 'redirect' });
});

test('a viewer with a club and a visitor reach the requested page', async () => {
  expect(await runGuard('/live/', signedIn('7'))).toEqual({ kind: 'pass' });
  expect(await runGuard('/live/')).toEqual({ kind: 'pass' });
});
