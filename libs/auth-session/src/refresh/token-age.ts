import type { Platform } from '../platform.ts';
import type { SessionData } from '../store/session-data.ts';

type Clocks = Pick<Platform, 'now' | 'monotonic'>;

/** Section 9: a token is refreshed when this part of its lifetime has elapsed. */
const duePart = 0.8;
/** Between two refreshes because of age, in seconds: a clock that jumps with every look costs one refresh a minute. */
const pause = 60;
/** A clock may be set back by this much without making a token's time look wrong, in seconds. */
const tolerance = 60;

export interface TokenAge {
  /** Whether the token should be refreshed. */
  isDue: (data: SessionData) => boolean;
  /** Whether the token has most likely ended. */
  isOver: (data: SessionData) => boolean;
  /** Notes that this page has refreshed a token. */
  renewed: () => void;
  /** Seconds since this page refreshed a token. */
  sinceRenewal: () => number;
}

/**
 * How old tokens are, whatever the clock on the wall does. What this page has held a token for is measured by a clock that
 * never jumps; the wall's clock adds what was before this page and while the machine slept. A token from the future was
 * obtained under another clock: it is refreshed once and carries the present clock's time from then on.
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
      // Nothing is known of its life: the server's 401 decides.
      if (!(lifetime > 0)) return false;
      if (here >= duePart * lifetime) return true;
      const wall = onTheWall(data);
      const looksDue = wall >= duePart * lifetime || wall < -tolerance;
      return looksDue && sinceRenewal() >= Math.min(pause, lifetime / 2);
    },
    isOver(data) {
      const lifetime = data.userTokenData.tokenExpirationTime;
      return lifetime > 0 && Math.max(held(data), onTheWall(data)) >= lifetime;
    },
  };
}
