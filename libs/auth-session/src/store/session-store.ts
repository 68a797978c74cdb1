import type { Device, Profile, TokenData } from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';
import { createRandomId } from '../random-id.ts';
import type { SessionState } from '../session-state.ts';
import type { SessionData } from './session-data.ts';
import type { EndReason, SessionStorage } from './session-storage.ts';

/** The result of a sign-in. */
export interface NewSession {
  method: SignInMethod;
  user: Profile;
  tokens: TokenData;
  devices?: Device[] | undefined;
}

/** The parts of a session that change during it. */
export type SessionPatch = Partial<Pick<SessionData, 'user' | 'devices'>>;

/**
 * The session of this page, and its stored copy. The page uses the one in memory; storage shares it with other tabs and
 * later visits.
 */
export interface SessionStore {
  current: () => SessionData | null;
  /** @returns the replaced session, which storage no longer contains */
  begin: (session: NewSession) => SessionData | null;
  /** Stores refreshed tokens, if their session is still current. */
  renew: (session: SessionData, tokens: TokenData) => void;
  /**
   * Changes parts of a session, if it is still the current one: a late response of one viewer must not reach the next
   * one.
   */
  patch: (session: SessionData, change: (currentSession: SessionData) => SessionPatch) => void;
  /** Deletes the session in this tab's memory and in storage. */
  end: (reason: EndReason) => void;
  /** Deletes a session in this tab's memory. The tab that ended the session changes the storage. */
  leave: () => void;
  /** Reads another tab's changes from storage: an update, another session, or the end of this one. */
  reloadFromStorage: () => void;
  /** The session of a token that this page has seen; a refreshed token keeps its session. */
  getOwner: (token: string) => string | undefined;
  /** The state for pages. */
  state: (deviceId: string | null) => SessionState;
}

interface StoreOptions {
  storage: SessionStorage;
  /** Milliseconds since 1970. */
  now: () => number;
  onChange: () => void;
  /** Another tab has ended the session; called after the change. */
  onEnded: (reason: EndReason) => void;
}

const toTokens = (
  { access_token: token, expires_in, refresh_token }: TokenData,
  previousRefreshToken: string | null,
  now: number,
) => ({
  token,
  userTokenData: {
    token,
    tokenExpirationTime: expires_in ?? 0,
    tokenUpdateTime: Math.floor(now / 1000),
    refreshToken: refresh_token ?? previousRefreshToken,
  },
});

export function createSessionStore({ storage, now, onChange, onEnded }: StoreOptions): SessionStore {
  let current: SessionData | null = null;
  /** Storage may hold this session for a moment longer, until the other tab's write arrives. */
  let endedId: string | undefined;
  const sessionIdByToken = new Map<string, string>();

  const set = (next: SessionData | null): void => {
    current = next;
    if (next) sessionIdByToken.set(next.token, next.id);
    onChange();
  };
  const leave = (): void => {
    endedId = current?.id;
    set(null);
  };
  const reloadFromStorage = (): void => {
    const storedSession = storage.readStored();
    if (storedSession.kind === 'ended' && current) {
      leave();
      return onEnded(storedSession.reason);
    }
    if (storedSession.kind !== 'session' || storedSession.data.id === endedId) return;
    const { data } = storedSession;
    // Another tab wrote older tokens before it had read this tab's tokens.
    if (current?.id === data.id && data.sequence < current.sequence) storage.writeStored(current);
    else if (JSON.stringify(current) !== JSON.stringify(data)) set(data);
  };
  const change = (next: SessionData): void => {
    storage.writeStored(next);
    set(next);
  };

  return {
    current: () => current,
    reloadFromStorage,
    begin({ method, user, tokens, devices }) {
      const next: SessionData = {
        version: 1,
        id: createRandomId(),
        sequence: 0,
        method,
        user,
        devices,
        ...toTokens(tokens, null, now()),
      };
      const storedSession = storage.readStored();
      // Another tab's stored session is newer than this tab's memory.
      const isNewer = storedSession.kind === 'session' && storedSession.data.id !== endedId;
      const previousSession = isNewer ? storedSession.data : storedSession.kind === 'ended' ? null : current;
      storage.begin(next);
      set(next);
      return previousSession;
    },
    renew(session, tokens) {
      if (current?.id !== session.id) return;
      const tokenPair = toTokens(tokens, session.userTokenData.refreshToken, now());
      change({ ...current, ...tokenPair, sequence: current.sequence + 1 });
    },
    patch(session, part) {
      // Another tab may have refreshed the tokens, or signed another viewer in.
      reloadFromStorage();
      if (current?.id === session.id) change({ ...current, ...part(current) });
    },
    leave,
    getOwner: (token) => sessionIdByToken.get(token),
    end(reason) {
      storage.end(reason);
      leave();
    },
    state: (deviceId) =>
      current
        ? {
            status: 'member',
            user: current.user,
            method: current.method,
            deviceId,
          }
        : { status: 'anonymous', user: null, method: null, deviceId },
  };
}
