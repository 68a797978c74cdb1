/** An access token and the refresh token that came with it. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** The tokens of a small server's sessions, and the ended ones. */
export interface AccountTokens {
  /** Makes a pair. @param session the continued session; a new one by default */
  pair: (session?: number) => TokenPair;
  isGood: (access: string) => boolean;
  /**
   * The pair that replaces a refresh token; a second use returns the same pair.
   * @param grace whether a used token is accepted
   * @returns undefined for a refused token
   */
  exchange: (refresh: string, grace: boolean) => TokenPair | undefined;
  /** Refuses all earlier access tokens from now on. */
  expire: () => void;
  /** Ends the session of a token. */
  end: (token: string | undefined) => void;
  /** Ends all sessions. */
  endAll: () => void;
}

export function createAccountTokens(): AccountTokens {
  let made = 0;
  let begun = 0;
  /** The session of each token, and the ended sessions. */
  const sessions = new Map<string, number>();
  const over = new Set<number | undefined>();
  const good = new Set<string>();
  /** Each refresh token with its successor. */
  const successors = new Map<string, TokenPair | null>();

  const isOver = (token: string): boolean => over.has(sessions.get(token));
  const pair = (session = (begun += 1)): TokenPair => {
    made += 1;
    const next = { access: `access-${made}`, refresh: `refresh-${made}` };
    good.add(next.access);
    successors.set(next.refresh, null);
    for (const token of Object.values(next)) sessions.set(token, session);
    return next;
  };
  return {
    pair,
    isGood: (access) => good.has(access) && !isOver(access),
    exchange(refresh, grace) {
      const used = successors.get(refresh);
      if (used === undefined || isOver(refresh) || (used !== null && !grace)) return undefined;
      const next = used ?? pair(sessions.get(refresh));
      successors.set(refresh, next);
      return next;
    },
    expire: () => good.clear(),
    end: (token) => void over.add(sessions.get(token ?? '')),
    endAll() {
      for (const session of sessions.values()) over.add(session);
    },
  };
}
