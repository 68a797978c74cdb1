// @vitest-environment node
import { PortalError, type SignInProvider } from '@touchline/contract';
import { expect, test, vi } from 'vitest';
import type { SignInResult } from '../session.ts';
import type { SocialCredential } from '../providers/sign-in-adapter.ts';
import { type AttemptSteps, createProviderAttempts } from './provider-attempts.ts';

const supersededResult = { kind: 'superseded' };
const signInResult = { kind: 'signed_in', method: 'google', isNew: false } as const;

/** Presses a provider's button; its popup opens at once, and the test answers it. */
function startAttempt(attempts: ReturnType<typeof createProviderAttempts>, provider: SignInProvider) {
  const popup = { closed: false, focus: vi.fn<() => void>(), close: vi.fn<() => void>() };
  const credentialPromise = Promise.withResolvers<SocialCredential>();
  const server = Promise.withResolvers<SignInResult>();
  const authorize = vi.fn<AttemptSteps['authorize']>(({ onOpened }) => {
    onOpened(popup);
    return credentialPromise.promise;
  });
  const signIn = vi.fn<AttemptSteps['signIn']>(() => server.promise);
  const result = attempts.run(provider, { authorize, signIn });
  result.catch(() => undefined);
  const credential = { provider_name: provider, token_type: 'access_token', access_token: 't' } as const;
  return {
    popup,
    authorize,
    signIn,
    result,
    server,
    answer: credentialPromise,
    resolveCredential: () => credentialPromise.resolve(credential),
  };
}

test('a second press at the same provider brings the open popup to the front, and receives its result', async () => {
  const attempts = createProviderAttempts();
  const firstAttempt = startAttempt(attempts, 'google');
  const secondAttempt = startAttempt(attempts, 'google');
  expect(firstAttempt.popup.focus).toHaveBeenCalledOnce();
  expect(secondAttempt.authorize).not.toHaveBeenCalled();
  expect(await firstAttempt.result).toEqual(supersededResult);
  firstAttempt.resolveCredential();
  firstAttempt.server.resolve(signInResult);
  expect(await secondAttempt.result).toEqual(signInResult);
  expect(firstAttempt.popup.close).not.toHaveBeenCalled();
});

test('a sign-in at another provider closes the open popup, and drops the later answer of that popup', async () => {
  const attempts = createProviderAttempts();
  const firstAttempt = startAttempt(attempts, 'ifa');
  const secondAttempt = startAttempt(attempts, 'google');
  expect(firstAttempt.popup.close).toHaveBeenCalledOnce();
  expect(await firstAttempt.result).toEqual(supersededResult);
  firstAttempt.resolveCredential();
  secondAttempt.resolveCredential();
  secondAttempt.server.resolve(signInResult);
  expect(await secondAttempt.result).toEqual(signInResult);
  expect(firstAttempt.signIn).not.toHaveBeenCalled();
});

test('a popup closes when its script loads after a press at another provider', async () => {
  const attempts = createProviderAttempts();
  const scriptLoad = Promise.withResolvers<void>();
  const close = vi.fn<() => void>();
  const lateResult = attempts.run('google', {
    async authorize({ onOpened }) {
      await scriptLoad.promise;
      onOpened({ closed: false, close, focus: () => undefined });
      throw new PortalError('popup_closed');
    },
    signIn: async () => signInResult,
  });
  startAttempt(attempts, 'apple');
  scriptLoad.resolve();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(await lateResult).toEqual(supersededResult);
});

test('when the popup is closed, only the last press fails, and the next press opens a new popup', async () => {
  const attempts = createProviderAttempts();
  const firstAttempt = startAttempt(attempts, 'apple');
  const secondAttempt = startAttempt(attempts, 'apple');
  firstAttempt.answer.reject(new PortalError('popup_closed'));
  await expect(secondAttempt.result).rejects.toMatchObject({ code: 'popup_closed' });
  expect(await firstAttempt.result).toEqual(supersededResult);
  expect(startAttempt(attempts, 'apple').authorize).toHaveBeenCalledOnce();
});

test('if a popup’s script does not report its closing, the next press opens another popup', async () => {
  const attempts = createProviderAttempts();
  const firstAttempt = startAttempt(attempts, 'facebook');
  firstAttempt.popup.closed = true;
  const secondAttempt = startAttempt(attempts, 'facebook');
  expect(secondAttempt.authorize).toHaveBeenCalledOnce();
  expect(await firstAttempt.result).toEqual(supersededResult);
});

test('a popup may close after its answer, and another press waits for the result of that answer', async () => {
  const attempts = createProviderAttempts();
  const firstAttempt = startAttempt(attempts, 'ifa');
  firstAttempt.authorize.mock.lastCall?.[0].onAnswer();
  firstAttempt.popup.closed = true;
  const secondAttempt = startAttempt(attempts, 'ifa');
  firstAttempt.resolveCredential();
  firstAttempt.server.resolve(signInResult);
  expect(await secondAttempt.result).toEqual(signInResult);
  expect(secondAttempt.authorize).not.toHaveBeenCalled();
});

test('a sign-in closes an unanswered popup, but keeps an answer that is on its way', async () => {
  const attempts = createProviderAttempts();
  const pendingAttempt = startAttempt(attempts, 'google');
  attempts.end();
  expect(pendingAttempt.popup.close).toHaveBeenCalledOnce();
  expect(await pendingAttempt.result).toEqual(supersededResult);

  const answeredAttempt = startAttempt(attempts, 'google');
  answeredAttempt.resolveCredential();
  await vi.waitFor(() => expect(answeredAttempt.signIn).toHaveBeenCalledOnce());
  attempts.end();
  answeredAttempt.server.resolve(signInResult);
  expect(await answeredAttempt.result).toEqual(signInResult);
});
