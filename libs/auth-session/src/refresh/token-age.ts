import type { Platform } from '../platform.ts';
import type { SessionData } from '../store/session-data.ts';

type Clocks = Pick<Platform, 'now' | 'monotonic'>;

/** Section 9: a token is refreshed when this part of its lifetime has elapsed. */
const dueShare = 0.8;
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
  sinceRenewal: () => number;
}

/**
 * The age of tokens with a wrong clock: the monotonic clock measures the time of this page, the wall clock the rest. A
 * token from the future is refreshed once, and then has the current clock's time.
 */
export function createTokenAge({ now, monotonic }: Clocks): TokenAge {
  let seenToken: { token: string; timeMs: number } | undefined;
  let renewedAtMs = Number.NEGATIVE_INFINITY;

  const getHeldMs = ({ token }: SessionData): number => {
    if (seenToken?.token !== token) seenToken = { token, timeMs: monotonic() };
    return (monotonic() - seenToken.timeMs) / 1000;
  };
  const getWallAgeSeconds = ({ userTokenData }: SessionData): number => now() / 1000 - userTokenData.tokenUpdateTime;
  const getSecondsSinceRenewal = (): number => (monotonic() - renewedAtMs) / 1000;

  return {
    sinceRenewal: getSecondsSinceRenewal,
    recordRenewal() {
      renewedAtMs = monotonic();
    },
    isRefreshDue(data) {
      const lifetimeMs = data.userTokenData.tokenExpirationTime;
      const ownAgeMs = getHeldMs(data);
      // The lifetime is unknown: the server's 401 decides.
      if (!(lifetimeMs > 0)) return false;
      if (ownAgeMs >= dueShare * lifetimeMs) return true;
      const wallSeconds = getWallAgeSeconds(data);
      const isCheckDue = wallSeconds >= dueShare * lifetimeMs || wallSeconds < -clockToleranceSeconds;
      return isCheckDue && getSecondsSinceRenewal() >= Math.min(minRefreshIntervalSeconds, lifetimeMs / 2);
    },
    isTokenExpired(data) {
      const lifetimeMs = data.userTokenData.tokenExpirationTime;
      return lifetimeMs > 0 && Math.max(getHeldMs(data), getWallAgeSeconds(data)) >= lifetimeMs;
    },
  };
}
