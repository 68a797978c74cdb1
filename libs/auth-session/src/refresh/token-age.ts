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
  isDue: (data: SessionData) => boolean;
  /** Whether the token has most likely expired. */
  isOver: (data: SessionData) => boolean;
  /** Notes that this page has refreshed a token. */
  renewed: () => void;
  /** Seconds since this page refreshed a token. */
  sinceRenewal: () => number;
}

/**
 * The age of tokens with a wrong clock: the monotonic clock measures the time of this page, the wall clock the rest. A
 * token from the future is refreshed once, and then has the current clock's time.
 */
export function createTokenAge({ now, monotonic }: Clocks): TokenAge {
  let seen: { token: string; at: number } | undefined;
  let renewedAt = Number.NEGATIVE_INFINITY;

  const held = ({ token }: SessionData): number => {
    if (seen?.token !== token) seen = { token, at: monotonic() };
    return (monotonic() - seen.at) / 1000;
  };
  const onTheWall = ({ userTokenData }: SessionData): number => now() / 1000 - userTokenData.tokenUpdateTime;
  const sinceRenewal = (): number => (monotonic() - renewedAt) / 1000;

  return {
    sinceRenewal,
    renewed() {
      renewedAt = monotonic();
    },
    isDue(data) {
      const lifetime = data.userTokenData.tokenExpirationTime;
      const here = held(data);
      // The lifetime is unknown: the server's 401 decides.
      if (!(lifetime > 0)) return false;
      if (here >= dueShare * lifetime) return true;
      const wall = onTheWall(data);
      const looksDue = wall >= dueShare * lifetime || wall < -clockToleranceSeconds;
      return looksDue && sinceRenewal() >= Math.min(minRefreshIntervalSeconds, lifetime / 2);
    },
    isOver(data) {
      const lifetime = data.userTokenData.tokenExpirationTime;
      return lifetime > 0 && Math.max(held(data), onTheWall(data)) >= lifetime;
    },
  };
}
