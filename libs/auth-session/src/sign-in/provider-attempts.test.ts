// @vitest-environment node
import { PortalError, type SignInProvider } from '@touchline/contract';
import { expect, test, vi } from 'vitest';
import type { SignInResult } from '../session.ts';
import type { SocialCredential } from '../providers/sign-in-adapter.ts';
import { type AttemptSteps, createProviderAttempts } from './provider-attempts.ts';

const superseded = { kind: 'superseded' };
const signedIn = { kind: 'signed_in', method: 'google', isNew: false } as const;

/** Presses a provider's button; its popup opens at once, and the test answers it. */
function press(attempts: ReturnType<typeof createProviderAttempts>, provider: SignInProvider) {
  const popup = { closed: false, focus: vi.fn<() => void>(), close: vi.fn<() => void>() };
  const answer = Promise.withResolvers<SocialCredential>();
  const server = Promise.withResolvers<SignInResult>();
  const authorize = vi.fn<AttemptSteps['authorize']>(({ opened }) => {
    opened(popup);
    return answer.promise;
  });
  const signIn = vi.fn<AttemptSteps['signIn']>(() => server.promise);
  const result = attempts.run(provider, { authorize, signIn });
  result.catch(() => undefined);
  const credential = { provider_name: provider, token_type: 'access_token', access_token: 't' } as const;
  return { popup, authorize, signIn, result, server, answer, agree: () => answer.resolve(credential) };
}

test('a second press at the same provider opens no popup: it brings the open one forward and receives the result', async () => {
  const attempts = createProviderAttempts();
  const first = press(attempts, 'google');
  const second = press(attempts, 'google');
  expect(first.popup.focus).toHaveBeenCalledOnce();
  expect(second.authorize).not.toHaveBeenCalled();
  expect(await first.result).toEqual(superseded);
  first.agree();
  first.server.resolve(signedIn);
  expect(await second.result).toEqual(signedIn);
  expect(first.popup.close).not.toHaveBeenCalled();
});

test('another provider replaces the first: the open popup closes, and its later answer is dropped', async () => {
  const attempts = createProviderAttempts();
  const first = press(attempts, 'ifa');
  const second = press(attempts, 'google');
  expect(first.popup.close).toHaveBeenCalledOnce();
  expect(await first.result).toEqual(superseded);
  first.agree();
  second.agree();
  second.server.resolve(signedIn);
  expect(await second.result).toEqual(signedIn);
  expect(first.signIn).not.toHaveBeenCalled();
});

test('a popup closes when its script loads after a press at another provider', async () => {
  const attempts = createProviderAttempts();
  const script = Promise.withResolvers<void>();
  const close = vi.fn<() => void>();
  const late = attempts.run('google', {
    async authorize({ opened }) {
      await script.promise;
      opened({ closed: false, close, focus: () => undefined });
      throw new PortalError('popup_closed');
    },
    signIn: async () => signedIn,
  });
  press(attempts, 'apple');
  script.resolve();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(await late).toEqual(superseded);
});

test('a closed popup fails the last press, and the next press opens a new popup', async () => {
  const attempts = createProviderAttempts();
  const first = press(attempts, 'apple');
  const second = press(attempts, 'apple');
  first.answer.reject(new PortalError('popup_closed'));
  await expect(second.result).rejects.toMatchObject({ code: 'popup_closed' });
  expect(await first.result).toEqual(superseded);
  expect(press(attempts, 'apple').authorize).toHaveBeenCalledOnce();
});

test('a popup whose script does not report its closing lets the next press open another', async () => {
  const attempts = createProviderAttempts();
  const first = press(attempts, 'facebook');
  first.popup.closed = true;
  const second = press(attempts, 'facebook');
  expect(second.authorize).toHaveBeenCalledOnce();
  expect(await first.result).toEqual(superseded);
});

test('a popup that has answered may close, and another press waits for its result', async () => {
  const attempts = createProviderAttempts();
  const first = press(attempts, 'ifa');
  first.authorize.mock.lastCall?.[0].answered();
  first.popup.closed = true;
  const second = press(attempts, 'ifa');
  first.agree();
  first.server.resolve(signedIn);
  expect(await second.result).toEqual(signedIn);
  expect(second.authorize).not.toHaveBeenCalled();
});

test('a sign-in closes an unanswered popup, but keeps an answer that is on its way', async () => {
  const attempts = createProviderAttempts();
  const asking = press(attempts, 'google');
  attempts.end();
  expect(asking.popup.close).toHaveBeenCalledOnce();
  expect(await asking.result).toEqual(superseded);

  const answered = press(attempts, 'google');
  answered.agree();
  await vi.waitFor(() => expect(answered.signIn).toHaveBeenCalledOnce());
  attempts.end();
  answered.server.resolve(signedIn);
  expect(await answered.result).toEqual(signedIn);
});
