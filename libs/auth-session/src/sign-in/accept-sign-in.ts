import { PortalError, toErrorCode, type SignInAnswer } from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';
import { getProfile } from '../endpoints.ts';
import type { LimitPayload } from '../limit/limit-payload.ts';
import type { SignInResult } from '../session.ts';
import type { SessionParts } from '../session-parts.ts';
import type { NewSession } from '../store/session-store.ts';
import type { RevocableSession } from './revoke.ts';

/** The credentials for another sign-in from the limit page without further input. */
export type Secrets = Pick<LimitPayload, 'username' | 'password' | 'code' | 'credential'>;

/**
 * Begins a session from the server's answer, or returns the limit page's data (specification, section 4).
 * @throws PortalError if the answer has another device_error, or the profile fails to load
 */
export async function acceptSignIn(
  parts: SessionParts,
  method: SignInMethod,
  { tokenData, profile, devices, device_error: deviceError, password_removed, isRegister = false }: SignInAnswer,
  secrets: Secrets,
): Promise<SignInResult> {
  const { api } = parts;
  if (deviceError !== undefined) {
    const code = toErrorCode(deviceError);
    if (code !== 'device_limit_exceeded') throw new PortalError(code, { message: deviceError });
    return { kind: 'device_limit', limit: { token: tokenData.access_token, method, devices, ...secrets } };
  }
  const user = profile ?? (await api().call(getProfile, {}, { token: tokenData.access_token }));
  beginSession(parts, { method, user, devices, tokens: tokenData });
  return { kind: 'signed_in', method, isNew: isRegister, isPasswordRemoved: password_removed };
}

/** Begins a session. A replaced session ends on the server, too. */
export function beginSession(parts: SessionParts, session: NewSession): void {
  const previousSession = parts.store.begin(session);
  if (previousSession) revokeInBackground(parts, previousSession);
}

/**
 * Ends a session on the server in the background, because no caller needs the result. A session whose tokens are in use
 * stays, because a server may issue the same tokens again.
 * @param limit the limit page's data
 */
export function revokeInBackground(parts: SessionParts, session: RevocableSession, limit?: LimitPayload): void {
  const currentSession = parts.store.current();
  const { refreshToken } = session.userTokenData;
  if (session.token === currentSession?.token || session.token === limit?.token) return;
  if (refreshToken !== null && refreshToken === currentSession?.userTokenData.refreshToken) return;
  void import('./revoke.ts').then(({ revoke }) => revoke(parts, session)).catch(() => undefined);
}
