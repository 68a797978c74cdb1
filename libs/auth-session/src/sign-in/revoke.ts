import { toPortalError } from '@touchline/contract';
import { logoutUser } from '../endpoints.ts';
import { exchangeRefreshToken } from '../refresh/exchange-refresh-token.ts';
import type { SessionParts } from '../session-parts.ts';
import type { SessionData } from '../store/session-data.ts';

/** A session that can be ended on the server. */
export interface RevocableSession {
  token: string;
  userTokenData: Pick<SessionData['userTokenData'], 'refreshToken'>;
  user: Pick<SessionData['user'], 'id'>;
}

/**
 * Ends a session's tokens on the server. Failures are ignored, because the viewer has signed out or in again, and the
 * tokens expire.
 */
export async function revoke(
  { api, device }: SessionParts,
  { token, userTokenData, user }: RevocableSession,
): Promise<void> {
  try {
    await api().call(logoutUser, {}, { token });
  } catch (error) {
    const { refreshToken } = userTokenData;
    if (toPortalError(error).status !== 401 || refreshToken === null) return;
    // The token had expired, but its session has not.
    const next = await exchangeRefreshToken(api(), refreshToken, { id: device.id() }).catch(() => null);
    // A server that confuses two viewers must not sign the other viewer out.
    if (next && (next.ownerId ?? user.id) === user.id)
      await api()
        .call(logoutUser, {}, { token: next.tokens.access_token })
        .catch(() => undefined);
  }
}
