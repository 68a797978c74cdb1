/** An access token and the refresh token that came with it. */
export interface TokenPair {
  access: string;
  refresh: string;
}

/** The tokens of a test server's sessions, also of ended sessions. */
export interface AccountTokens {
  /** Makes a pair. @param sessionNumber the session of the pair; by default a new session */
  createPair: (sessionNumber?: number) => TokenPair;
  isValidToken: (access: string) => boolean;
  /**
   * The pair that replaces a refresh token; a second use returns the same pair.
   * @param hasGrace whether a used token is accepted
   * @returns undefined for a refused token
   */
  exchange: (refresh: string, hasGrace: boolean) => TokenPair | undefined;
  /** Refuses all earlier access tokens from now on. */
  expireTokens: () => void;
  /** Ends the session of a token. */
  end: (token: string | undefined) => void;
  /** Ends all sessions. */
  endAllSessions: () => void;
}

export function createAccountTokens(): AccountTokens {
  let tokenCount = 0;
  let sessionCount = 0;
  /** The session of each token, and the ended sessions. */
  const sessions = new Map<string, number>();
  const revokedSessions = new Set<number | undefined>();
  const validTokens = new Set<string>();
  /** Each refresh token with its successor. */
  const successorByToken = new Map<string, TokenPair | null>();

  const isRevoked = (token: string): boolean => revokedSessions.has(sessions.get(token));
  const createPair = (sessionNumber = (sessionCount += 1)): TokenPair => {
    tokenCount += 1;
    const next = { access: `access-${tokenCount}`, refresh: `refresh-${tokenCount}` };
    validTokens.add(next.access);
    successorByToken.set(next.refresh, null);
    for (const token of Object.values(next)) sessions.set(token, sessionNumber);
    return next;
  };
  return {
    createPair,
    isValidToken: (access) => validTokens.has(access) && !isRevoked(access),
    exchange(refresh, hasGrace) {
      const successor = successorByToken.get(refresh);
      if (successor === undefined || isRevoked(refresh) || (successor !== null && !hasGrace)) return undefined;
      const next = successor ?? createPair(sessions.get(refresh));
      successorByToken.set(refresh, next);
      return next;
    },
    expireTokens: () => validTokens.clear(),
    end: (token) => void revokedSessions.add(sessions.get(token ?? '')),
    endAllSessions() {
      for (const sessionNumber of sessions.values()) revokedSessions.add(sessionNumber);
    },
  };
}
