import type { AuthAdapter } from '@touchline/api-client';
import { PortalError, toPortalError, type TokenData } from '@touchline/contract';
import type { Platform } from '../platform.ts';
import type { SessionData } from '../store/session-data.ts';
import type { SessionStore } from '../store/session-store.ts';
import { withLock } from './with-lock.ts';
import { createTokenAge } from './token-age.ts';

/** The result of a refresh. */
export interface Renewal {
  tokens: TokenData;
  /** The viewer of the tokens; undefined when the server names no viewer. */
  owner: string | undefined;
}

interface RefresherOptions {
  store: SessionStore;
  platform: Pick<Platform, 'now' | 'monotonic' | 'locks'>;
  /** Name of the lock that all tabs share. */
  lock: string;
  /** @throws PortalError refresh_token_failed when the token is refused */
  exchange: (refreshToken: string) => Promise<Renewal>;
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
const handover = { longWait: 20, pause: 25, looks: 10 };
/** A token that is refused so soon after its refresh needs no second refresh. Seconds. */
const minRefreshIntervalSeconds = 2;

/** A refresh that callers share, while it runs and while its failure is reused. */
interface Flight {
  token: Promise<string | null>;
  /** On the monotonic clock, in milliseconds. */
  until: number;
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
  const age = createTokenAge(platform);
  let flight: Flight | undefined;

  /** A request of one viewer is never sent with the token of the next one. */
  const ifStill = ({ id }: SessionData, token: string | null): string | null =>
    store.current()?.id === id ? token : null;

  /** Runs in one tab at a time. @param stale the token to replace @param asked when the lock was requested */
  const renew = async (stale: string, asked: number): Promise<string | null> => {
    store.reread();
    const looks = monotonic() - asked > handover.longWait ? handover.looks : 0;
    for (let look = 0; look < looks && store.current()?.token === stale; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, handover.pause));
      store.reread();
    }
    const data = store.current();
    if (data?.token !== stale) return data?.token ?? null;
    const { refreshToken } = data.userTokenData;
    try {
      if (refreshToken === null) throw new PortalError('refresh_token_failed', { retryable: false });
      const { tokens, owner } = await exchange(refreshToken);
      // After a sign-out during the request, in this tab or another, the response is ignored.
      store.reread();
      if (owner !== undefined && owner !== data.user.id) {
        if (store.current()?.id === data.id) onAnotherViewer();
        throw createExpiredError(new Error('a refresh was answered with the tokens of another viewer'));
      }
      store.renew(data, tokens);
      age.renewed();
    } catch (error) {
      if (toPortalError(error).code !== 'refresh_token_failed') throw error;
      // A tab without locks may have refreshed first: its tokens are the valid ones.
      store.reread();
      const now = store.current();
      if (now?.token !== stale) return now?.token ?? null;
      onRefused();
      throw createExpiredError(error);
    }
    return store.current()?.token ?? null;
  };

  const refresh = (data: SessionData): Promise<string | null> => {
    if (flight && monotonic() < flight.until) return flight.token;
    const asked = monotonic();
    const mine: Flight = { token: withLock(locks, lock, () => renew(data.token, asked)), until: Infinity };
    flight = mine;
    const land = (rest: number): void => {
      mine.until = monotonic() + rest * 1000;
    };
    mine.token.then(
      () => land(0),
      (error: unknown) => land(toPortalError(error).code === 'expired_session_error' ? 0 : failureReuseSeconds),
    );
    return mine.token;
  };

  return {
    async token() {
      const data = store.current();
      if (!data || !age.isDue(data)) return data?.token ?? null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const enough = new Promise<string>((resolve) => {
        if (!age.isOver(data)) timer = setTimeout(() => resolve(data.token), tokenTimeoutMs);
      });
      try {
        return ifStill(data, await Promise.race([refresh(data), enough]));
      } catch (error) {
        if (toPortalError(error).code === 'expired_session_error') throw error;
        // The clock may be wrong, so the server decides whether the old token is still valid.
        return ifStill(data, data.token);
      } finally {
        clearTimeout(timer);
      }
    },
    async refresh(refused) {
      const data = store.current();
      if (!data || (store.getOwner(refused) ?? data.id) !== data.id) return null;
      if (data.token !== refused) return data.token;
      // Without a known lifetime only `minRefreshIntervalSeconds` counts.
      const quarter = data.userTokenData.tokenExpirationTime / 4 || minRefreshIntervalSeconds;
      if (age.sinceRenewal() < Math.min(minRefreshIntervalSeconds, quarter)) {
        throw new PortalError('unauthorized', { status: 401, retryable: false });
      }
      return ifStill(data, await refresh(data));
    },
  };
}
