import type { Platform } from '../platform.ts';
import type { SessionData } from '../store/session-data.ts';

type Clocks = Pick<Platform, 'now' | 'monotonic'>;

/** Section 9: a token is refreshed when this part of its lifetime has elapsed. */
const refreshShare = 0.8;
/** Seconds between two refreshes because of age: a jumping clock causes at most one refresh a minute. */
const minRefreshIntervalSeconds = 60;
/** A clock that was set back by less than this counts as correct. */
const clockToleranceSeconds = 60;

export interface TokenAge {
  /** Whether the token should be refreshed. */
  isRefreshDue: (data: SessionData) => boolean;
  /** Whether the token has most likely expired. */
  isTokenExpired: (data: SessionData) => boolean;
  /** Notes that this page has refreshed a token. */
  recordRenewal: () => void;
  /** Seconds since this page refreshed a token. */
  getSecondsSinceRenewal: () => number;
}

/**
 * The age of tokens, even with a wrong clock: the monotonic clock measures the time on this page, the wall clock the
 * time before. A token from the future is refreshed once, and then has the current clock's time.
 */
export function createTokenAge({ now, monotonic }: Clocks): TokenAge {
  let seenToken: { token: string; timeMs: number } | undefined;
  let renewedAtMs = Number.NEGATIVE_INFINITY;

  const getPageAgeSeconds = ({ token }: SessionData): number => {
    if (seenToken?.token !== token) seenToken = { token, timeMs: monotonic() };
    return (monotonic() - seenToken.timeMs) / 1000;
  };
  const getWallAgeSeconds = ({ userTokenData }: SessionData): number => now() / 1000 - userTokenData.tokenUpdateTime;
  const getSecondsSinceRenewal = (): number => (monotonic() - renewedAtMs) / 1000;

  return {
    getSecondsSinceRenewal,
    recordRenewal() {
      renewedAtMs = monotonic();
    },
    isRefreshDue(data) {
      const lifetimeSeconds = data.userTokenData.tokenExpirationTime;
      const pageAgeSeconds = getPageAgeSeconds(data);
      // The lifetime is unknown: the server's 401 decides.
      if (!(lifetimeSeconds > 0)) return false;
      if (pageAgeSeconds >= refreshShare * lifetimeSeconds) return true;
      const wallAgeSeconds = getWallAgeSeconds(data);
      const isCheckDue = wallAgeSeconds >= refreshShare * lifetimeSeconds || wallAgeSeconds < -clockToleranceSeconds;
      return isCheckDue && getSecondsSinceRenewal() >= Math.min(minRefreshIntervalSeconds, lifetimeSeconds / 2);
    },
    isTokenExpired(data) {
      const lifetimeSeconds = data.userTokenData.tokenExpirationTime;
      return lifetimeSeconds > 0 && Math.max(getPageAgeSeconds(data), getWallAgeSeconds(data)) >= lifetimeSeconds;
    },
  };
}
