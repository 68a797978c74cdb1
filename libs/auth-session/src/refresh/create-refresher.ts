import type { AuthAdapter } from '@touchline/api-client';
import { PortalError, toPortalError, type TokenData } from '@touchline/contract';
import type { Platform } from '../platform.ts';
import type { SessionData } from '../store/session-data.ts';
import type { SessionStore } from '../store/session-store.ts';
import { withLock } from './with-lock.ts';
import { createTokenAge } from './token-age.ts';

/** The result of a refresh. */
export interface RenewedTokens {
  tokens: TokenData;
  /** The viewer of the tokens; undefined when the server names no viewer. */
  ownerId: string | undefined;
}

interface RefresherOptions {
  store: SessionStore;
  platform: Pick<Platform, 'now' | 'monotonic' | 'locks'>;
  /** Name of the lock that all tabs share. */
  lock: string;
  /** @throws PortalError refresh_token_failed when the token is refused */
  exchange: (refreshToken: string) => Promise<RenewedTokens>;
  /** The server refuses to refresh, so the session is over. */
  onRefused: () => void;
  /** The response contains another viewer's tokens. */
  onAnotherViewer: () => void;
}

/** The longest wait of a request for a new token while the old one is valid. Milliseconds. */
const tokenTimeoutMs = 3_000;
/** Seconds for which the error of a failed refresh is reused. */
const failureReuseSeconds = 2;
/** Another tab's tokens may arrive a moment after its lock, because tabs are separate processes. Milliseconds. */
const lockHandover = { longWaitMs: 20, pauseMs: 25, maxChecks: 10 };
/** A token that is refused so soon after its refresh needs no second refresh. Seconds. */
const minRefreshIntervalSeconds = 2;

/** A refresh that callers share, while it runs and while its failure is reused. */
interface SharedRefresh {
  token: Promise<string | null>;
  /** On the monotonic clock, in milliseconds. */
  untilMs: number;
}

const createExpiredError = (cause: unknown) =>
  new PortalError('expired_session_error', { status: 401, retryable: false, message: 'Expired Session', cause });

/**
 * Refreshes the token at 80 % of its lifetime or after a refusal (specification, sections 4 and 9), with one refresh
 * for all callers and tabs. Only a refused refresh token ends the session; without a server the old token stays in use.
 */
export function createRefresher({
  store,
  platform,
  lock,
  exchange,
  onRefused,
  onAnotherViewer,
}: RefresherOptions): AuthAdapter {
  const { locks, monotonic } = platform;
  const tokenAge = createTokenAge(platform);
  let sharedRefresh: SharedRefresh | undefined;

  /** A request of one viewer is never sent with the token of the next one. */
  const returnIfCurrent = ({ id }: SessionData, token: string | null): string | null =>
    store.current()?.id === id ? token : null;

  /**
   * Runs in one tab at a time. @param staleToken the token to replace @param requestedAtMs when the lock was requested
   */
  const renewToken = async (staleToken: string, requestedAtMs: number): Promise<string | null> => {
    store.reloadFromStorage();
    const maxAttempts = monotonic() - requestedAtMs > lockHandover.longWaitMs ? lockHandover.maxChecks : 0;
    for (let attempt = 0; attempt < maxAttempts && store.current()?.token === staleToken; attempt += 1) {
      await new Promise((resolve) => setTimeout(resolve, lockHandover.pauseMs));
      store.reloadFromStorage();
    }
    const data = store.current();
    if (data?.token !== staleToken) return data?.token ?? null;
    const { refreshToken } = data.userTokenData;
    try {
      if (refreshToken === null) throw new PortalError('refresh_token_failed', { retryable: false });
      const { tokens, ownerId } = await exchange(refreshToken);
      // After a sign-out during the request, in this tab or another, the response is ignored.
      store.reloadFromStorage();
      if (ownerId !== undefined && ownerId !== data.user.id) {
        if (store.current()?.id === data.id) onAnotherViewer();
        throw createExpiredError(new Error('a refresh was answered with the tokens of another viewer'));
      }
      store.renew(data, tokens);
      tokenAge.recordRenewal();
    } catch (error) {
      if (toPortalError(error).code !== 'refresh_token_failed') throw error;
      // A tab without locks may have refreshed first: its tokens are the valid ones.
      store.reloadFromStorage();
      const currentSession = store.current();
      if (currentSession?.token !== staleToken) return currentSession?.token ?? null;
      onRefused();
      throw createExpiredError(error);
    }
    return store.current()?.token ?? null;
  };

  const refresh = (data: SessionData): Promise<string | null> => {
    if (sharedRefresh && monotonic() < sharedRefresh.untilMs) return sharedRefresh.token;
    const requestedAtMs = monotonic();
    const newRefresh: SharedRefresh = {
      token: withLock(locks, lock, () => renewToken(data.token, requestedAtMs)),
      untilMs: Infinity,
    };
    sharedRefresh = newRefresh;
    const setReuseSeconds = (remainingSeconds: number): void => {
      newRefresh.untilMs = monotonic() + remainingSeconds * 1000;
    };
    newRefresh.token.then(
      () => setReuseSeconds(0),
      (error: unknown) =>
        setReuseSeconds(toPortalError(error).code === 'expired_session_error' ? 0 : failureReuseSeconds),
    );
    return newRefresh.token;
  };

  return {
    async token() {
      const data = store.current();
      if (!data || !tokenAge.isRefreshDue(data)) return data?.token ?? null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const timeoutPromise = new Promise<string>((resolve) => {
        if (!tokenAge.isTokenExpired(data)) timer = setTimeout(() => resolve(data.token), tokenTimeoutMs);
      });
      try {
        return returnIfCurrent(data, await Promise.race([refresh(data), timeoutPromise]));
      } catch (error) {
        if (toPortalError(error).code === 'expired_session_error') throw error;
        // The clock may be wrong, so the server decides whether the old token is still valid.
        return returnIfCurrent(data, data.token);
      } finally {
        clearTimeout(timer);
      }
    },
    async refresh(refusedToken) {
      const data = store.current();
      if (!data || (store.getOwner(refusedToken) ?? data.id) !== data.id) return null;
      if (data.token !== refusedToken) return data.token;
      // Without a known lifetime only `minRefreshIntervalSeconds` counts.
      const quarterSeconds = data.userTokenData.tokenExpirationTime / 4 || minRefreshIntervalSeconds;
      if (tokenAge.getSecondsSinceRenewal() < Math.min(minRefreshIntervalSeconds, quarterSeconds)) {
        throw new PortalError('unauthorized', { status: 401, retryable: false });
      }
      return returnIfCurrent(data, await refresh(data));
    },
  };
}
