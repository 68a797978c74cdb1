import type { AuthAdapter } from '@touchline/api-client';
import { PortalError, toPortalError } from '@touchline/contract';
import type { Platform } from '../platform.ts';
import type { SessionData } from '../store/session-data.ts';
import type { SessionStore } from '../store/session-store.ts';
import { getNextState, type RefreshEvent, type RefreshState, type RenewedTokens } from './refresh-state.ts';
import { createTokenAge } from './token-age.ts';

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
/** The pause before another tab's tokens are searched in storage again. Milliseconds. */
const checkPauseMs = 25;
/** A token that is refused so soon after its refresh needs no second refresh. Seconds. */
const minRefreshIntervalSeconds = 2;
/** Longest wait for another tab's refresh, in milliseconds. A closed tab releases its lock. */
const lockTimeoutMs = 12_000;

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
  let state: RefreshState = { name: 'idle' };
  /** The promise of the refresh that `state` describes. */
  let sharedRefresh: Promise<string | null> = Promise.resolve(null);

  /** A request of one viewer is never sent with the token of the next viewer. */
  const returnIfCurrent = ({ id }: SessionData, token: string | null): string | null =>
    store.current()?.id === id ? token : null;

  const readSession = (): SessionData | null => {
    store.reloadFromStorage();
    return store.current();
  };

  const exchangeToken = async (refreshToken: string): Promise<RefreshEvent> => {
    try {
      const answer = await exchange(refreshToken);
      // After a sign-out during the request, in this tab or another, the response is ignored.
      return { name: 'answered', answer, session: readSession() };
    } catch (cause) {
      if (toPortalError(cause).code !== 'refresh_token_failed') throw cause;
      return { name: 'refused', cause, session: readSession() };
    }
  };

  const changeState = (event: RefreshEvent): RefreshState => (state = getNextState(state, event, monotonic()));

  /** Runs in one tab at a time. */
  const runRefresh = async (): Promise<string | null> => {
    let current = changeState({ name: 'read', session: readSession() });
    while (current.name === 'checking') {
      await new Promise((resolve) => setTimeout(resolve, checkPauseMs));
      current = changeState({ name: 'read', session: readSession() });
    }
    if (current.name === 'exchanging') current = changeState(await exchangeToken(current.refreshToken));
    if (current.name === 'ended') {
      if (current.reason === 'refused') onRefused();
      if (current.reason === 'another_viewer') onAnotherViewer();
      throw createExpiredError(current.cause);
    }
    if (current.name === 'renewed') {
      store.renew(current.session, current.tokens);
      tokenAge.recordRenewal();
    }
    return store.current()?.token ?? null;
  };

  const refresh = ({ token: staleToken }: SessionData): Promise<string | null> => {
    const previousState = state;
    if (changeState({ name: 'requested', staleToken }) === previousState) return sharedRefresh;
    const thisRefresh = withLock(locks, lock, runRefresh);
    sharedRefresh = thisRefresh;
    thisRefresh.catch(() => {
      // The refresh of a newer session may run already.
      if (sharedRefresh === thisRefresh) changeState({ name: 'failed' });
    });
    return thisRefresh;
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

const createExpiredError = (cause: unknown) =>
  new PortalError('expired_session_error', { status: 401, retryable: false, message: 'Expired Session', cause });

/**
 * Runs `run` while no other tab of this site does. Without Web Locks, or after a long wait, it runs without the lock:
 * the server accepts a used refresh token for a short time.
 */
async function withLock<Value>(locks: Platform['locks'], name: string, run: () => Promise<Value>): Promise<Value> {
  if (!locks) return run();
  const lockTimeoutController = new AbortController();
  const timer = setTimeout(() => lockTimeoutController.abort(), lockTimeoutMs);
  let hasBegun = false;
  try {
    return await locks.request(name, { signal: lockTimeoutController.signal }, async () => {
      hasBegun = true;
      clearTimeout(timer);
      return run();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return run();
  } finally {
    clearTimeout(timer);
  }
}
