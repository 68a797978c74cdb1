import {
  isAnswerLost,
  PortalError,
  toPortalError,
  type SignInProvider,
  unsaidId,
  isNotOffered,
} from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';
import {
  checkCurrentDevice,
  exchangeToken,
  loginUser,
  loginWithCode,
  loginWithPasskey,
  registerDevice,
  registerUser,
  signInProviders,
  tokenExchangeGrant,
  tokenTypes,
} from '../endpoints.ts';
import type { LimitPayload } from '../limit/limit-payload.ts';
import type { SignInResult, Superseded } from '../session.ts';
import type { SessionParts } from '../session-parts.ts';
import type { CodeCredentials, Credentials, PasskeyCredentials, SignUpForm } from '../user.ts';
import type { SocialCredential } from '../providers/sign-in-adapter.ts';
import { acceptSignIn, beginSession, revokeInBackground } from './accept-sign-in.ts';
import { type AttemptSteps, createProviderAttempts } from './provider-attempts.ts';

async function signInByCredentials(parts: SessionParts, { username, password }: Credentials): Promise<SignInResult> {
  const { id, name } = await parts.device.describe();
  const body = { username, password, device_id: id, device_name: name, strategy: 'refresh' } as const;
  return acceptSignIn(parts, 'credentials', await parts.api().call(loginUser, { body }), { username, password });
}

async function signInByCode(parts: SessionParts, { username, request, code }: CodeCredentials): Promise<SignInResult> {
  const { id, name } = await parts.device.describe();
  const body = { username, request, code, device_id: id, device_name: name, strategy: 'refresh' } as const;
  const answer = await parts.api().call(loginWithCode, { body });
  return acceptSignIn(parts, 'email_code', answer, { username, code: { request, code } });
}

async function signInByPasskey(parts: SessionParts, { passkey }: PasskeyCredentials): Promise<SignInResult> {
  const { id, name } = await parts.device.describe();
  const body = { credential: passkey, device_id: id, device_name: name, strategy: 'refresh' } as const;
  // A passkey's answer works once, so the limit page asks for another.
  return acceptSignIn(parts, 'passkey', await parts.api().call(loginWithPasskey, { body }), {});
}

async function signInByProvider(
  parts: SessionParts,
  provider: SignInProvider,
  credential: SocialCredential,
): Promise<SignInResult> {
  const name = credential.full_name?.trim();
  const body = {
    grant_type: tokenExchangeGrant,
    subject_token: credential[credential.token_type] ?? '',
    subject_token_type: tokenTypes[credential.token_type],
    subject_issuer: provider,
    requested_token_type: tokenTypes.access_token,
    device: await parts.device.describe(),
    profile: name ? { display_name: name } : undefined,
    strategy: 'refresh',
  } as const;
  return acceptSignIn(parts, provider, await parts.api().call(exchangeToken, { body }), { credential });
}

/** Reports the end of a sign-in to analytics (specification, section 4). */
async function withTelemetry<Result extends SignInResult | Superseded>(
  { options: { telemetry } }: SessionParts,
  method: SignInMethod,
  signIn: () => Promise<Result>,
): Promise<Result> {
  const reportFailed = (code: string): void => telemetry.event('login_failed', { method, code });
  try {
    const result = await signIn();
    if (result.kind === 'signed_in') telemetry.event(result.isNew ? 'sign_up' : 'login', { method });
    else if (result.kind === 'device_limit') reportFailed('device_limit_exceeded');
    return result;
  } catch (error) {
    reportFailed(toPortalError(error).code);
    throw error;
  }
}

/** Checks the name of a provider, which may come from an address. @throws PortalError provider_not_supported */
export function toProvider(name: string): SignInProvider {
  const provider = signInProviders.find((provider) => provider === name);
  if (provider) return provider;
  throw new PortalError('provider_not_supported', { message: `"${name}" auth provider not supported!` });
}

/** Signs in with a password, a mailed code or a passkey. @throws PortalError login_failed for wrong credentials */
export function signIn(
  parts: SessionParts,
  credentials: Credentials | CodeCredentials | PasskeyCredentials,
): Promise<SignInResult> {
  if ('passkey' in credentials) return withTelemetry(parts, 'passkey', () => signInByPasskey(parts, credentials));
  if ('code' in credentials) return withTelemetry(parts, 'email_code', () => signInByCode(parts, credentials));
  return withTelemetry(parts, 'credentials', () => signInByCredentials(parts, credentials));
}

/** Signs in with a provider's credential. */
export const signInWithProvider = (
  parts: SessionParts,
  provider: SignInProvider,
  credential: SocialCredential,
): Promise<SignInResult> => withTelemetry(parts, provider, () => signInByProvider(parts, provider, credential));

/**
 * Signs in with a provider.
 * @param authorize opens the popup, passes it to the callbacks, and resolves with the credential
 */
export const signInAtProvider = (
  parts: SessionParts,
  provider: SignInProvider,
  authorize: AttemptSteps['authorize'],
): Promise<SignInResult | Superseded> => {
  const attempts = (parts.attempts ??= createProviderAttempts());
  const signIn = (credential: SocialCredential) => signInByProvider(parts, provider, credential);
  return withTelemetry(parts, provider, () => attempts.run(provider, { authorize, signIn }));
};

/**
 * Registers, then signs in with the same credentials (specification, section 4). The registration's session has no
 * device: it is used if the sign-in fails, and otherwise ends on the server.
 */
export async function signUp(parts: SessionParts, form: SignUpForm): Promise<SignInResult> {
  const { api, options } = parts;
  options.telemetry.event('sign_up_started', { method: 'credentials' });
  const credentials = { username: form.email, password: form.password };
  const markAsNew = (result: SignInResult): SignInResult =>
    result.kind === 'signed_in' ? { ...result, isNew: true } : result;
  const registration = await api()
    .call(registerUser, { body: { ...form, strategy: 'refresh' } })
    .catch(async (error: unknown) => {
      if (!isAnswerLost(error)) throw error;
      // The registration may have succeeded although its answer was lost: a sign-in finds out.
      return signInByCredentials(parts, credentials).catch(() => {
        throw error;
      });
    });
  options.telemetry.event('sign_up', { method: 'credentials' });
  if ('kind' in registration) return markAsNew(registration);
  const { profile, tokenData } = registration;
  const { access_token: token, refresh_token: refreshToken = null } = tokenData;
  try {
    const result = await signInByCredentials(parts, credentials);
    const limit = result.kind === 'device_limit' ? result.limit : undefined;
    if (token !== unsaidId) revokeInBackground(parts, { token, userTokenData: { refreshToken }, user: profile }, limit);
    return markAsNew(result);
  } catch (error) {
    if (token === unsaidId || profile.id === unsaidId) throw error;
    beginSession(parts, { method: 'credentials', user: profile, tokens: tokenData });
    return { kind: 'signed_in', method: 'credentials', isNew: true };
  }
}

/** Registers this device. A backend without that call registers it during the device check (wire.md). */
async function registerThisDevice({ api, device }: SessionParts): Promise<void> {
  const description = await device.describe();
  try {
    await api().call(registerDevice, { body: { device: description } });
  } catch (error) {
    if (!isNotOffered(error)) throw error;
    const body = { device_id: description.id, device_name: description.name, register_new: 'register' };
    const { enabled: isEnabled = true } = await api().call(checkCurrentDevice, { body });
    if (!isEnabled) throw new PortalError('device_limit_exceeded', { status: 403, retryable: false });
  }
}

/**
 * Continues a sign-in after the device limit.
 * @throws PortalError like a sign-in; login_failed if the payload has no credentials
 */
export async function resumeSignIn(parts: SessionParts, limit: LimitPayload): Promise<SignInResult> {
  const { method, username, password, code, credential } = limit;
  if (username !== undefined && password !== undefined) return signIn(parts, { username, password });
  if (username !== undefined && code) return signIn(parts, { username, ...code });
  if (credential && method) return signInWithProvider(parts, toProvider(method), credential);
  const { store } = parts;
  const session = store.current();
  if (!session) throw new PortalError('login_failed', { retryable: false });
  try {
    // The session has not ended: only the device must be registered.
    await registerThisDevice(parts);
    parts.acceptDevice();
    return { kind: 'signed_in', method: session.method ?? 'credentials', isNew: false };
  } catch (error) {
    if (toPortalError(error).code !== 'device_limit_exceeded') throw error;
    // The payload's list is older than this response.
    return { kind: 'device_limit', limit: { ...limit, devices: undefined } };
  }
}
