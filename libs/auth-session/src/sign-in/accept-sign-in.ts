import { PortalError, toErrorCode, type SignInAnswer } from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';
import { getProfile } from '../endpoints.ts';
import type { LimitPayload } from '../limit/limit-payload.ts';
import type { SignInResult } from '../session.ts';
import type { SessionParts } from '../session-parts.ts';
import type { NewSession } from '../store/session-store.ts';
import type { RevocableSession } from './sign-out.ts';

/** What the limit page needs to sign in again without asking. */
export type Secrets = Pick<LimitPayload, 'username' | 'password' | 'credential'>;

/**
 * Makes a session of what the server answered, or hands over what the limit page needs (specification, section 4).
 * @throws PortalError when the answer flags another device_error or the profile cannot be had
 */
export async function acceptSignIn(
  parts: SessionParts,
  method: SignInMethod,
  { tokenData, profile, devices, device_error: fault, isRegister = false }: SignInAnswer,
  secrets: Secrets,
): Promise<SignInResult> {
  const { api } = parts;
  if (fault !== undefined) {
    const code = toErrorCode(fault);
    if (code !== 'device_limit_exceeded') throw new PortalError(code, { message: fault });
    return { kind: 'device_limit', limit: { token: tokenData.access_token, method, devices, ...secrets } };
  }
  const user = profile ?? (await api().call(getProfile, {}, { token: tokenData.access_token }));
  enter(parts, { method, user, devices, tokens: tokenData });
  return { kind: 'signed_in', method, isNew: isRegister };
}

/** Begins a session. One that it replaces ends on the server too. */
export function enter(parts: SessionParts, session: NewSession): void {
  const before = parts.store.begin(session);
  if (before) revokeBehind(parts, before);
}

/**
 * Ends a session on the server in its own time: nobody waits for that or fails with it. One whose tokens the session of now has, or the
 * limit page, goes on: a server may give the same ones again.
 * @param limit what the limit page goes on with
 */
export function revokeBehind(parts: SessionParts, session: RevocableSession, limit?: LimitPayload): void {
  const now = parts.store.current();
  const { refreshToken } = session.userTokenData;
  if (session.token === now?.token || session.token === limit?.token) return;
  if (refreshToken !== null && refreshToken === now?.userTokenData.refreshToken) return;
  void import('./sign-out.ts').then(({ revoke }) => revoke(parts, session)).catch(() => undefined);
}
