import type { Device, Profile, TokenData } from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';
import { randomId } from '../random-id.ts';
import type { SessionState } from '../session-state.ts';
import type { SessionData } from './session-data.ts';
import type { EndReason, SessionStorage } from './session-storage.ts';

/** What a sign-in brings. */
export interface NewSession {
  method: SignInMethod;
  user: Profile;
  tokens: TokenData;
  devices?: Device[] | undefined;
}

/** Parts of a session that change while it lasts. */
export type SessionPatch = Partial<Pick<SessionData, 'user' | 'devices'>>;

/** The session of this page, and what is stored of it. Memory is the truth; storage is how tabs and visits share it. */
export interface SessionStore {
  current: () => SessionData | null;
  /** @returns the session that was signed in here until now, which is stored nowhere any more */
  begin: (session: NewSession) => SessionData | null;
  /** Takes a refreshed pair, if the session it belongs to still goes on. */
  renew: (of: SessionData, tokens: TokenData) => void;
  /** Changes parts of a session, as they now are, if it still goes on: what one viewer's call brings is not for the next one. */
  patch: (of: SessionData, change: (now: SessionData) => SessionPatch) => void;
  /** Forgets the session here and in storage. */
  end: (reason: EndReason) => void;
  /** Forgets a session that another tab ended: what is stored is that tab's. */
  leave: () => void;
  /** Takes up what another tab stored: its changes, its session, or the end of this one. */
  reread: () => void;
  /** Which session a token is of, as far as this page has seen it; a refreshed one stays its session's. */
  ownerOf: (token: string) => string | undefined;
  /** What pages may show. */
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

const tokensOf = ({ access_token: token, expires_in, refresh_token }: TokenData, old: string | null, now: number) => ({
  token,
  userTokenData: {
    token,
    tokenExpirationTime: expires_in ?? 0,
    tokenUpdateTime: Math.floor(now / 1000),
    refreshToken: refresh_token ?? old,
  },
});

export function createSessionStore({ storage, now, onChange, onEnded }: StoreOptions): SessionStore {
  let current: SessionData | null = null;
  /** Storage may show it for a moment longer, until this tab sees what another one wrote. */
  let endedId: string | undefined;
  const owners = new Map<string, string>();

  const set = (next: SessionData | null): void => {
    current = next;
    if (next) owners.set(next.token, next.id);
    onChange();
  };
  const leave = (): void => {
    endedId = current?.id;
    set(null);
  };
  const reread = (): void => {
    const stored = storage.read();
    if (stored.kind === 'ended' && current) {
      leave();
      return onEnded(stored.reason);
    }
    if (stored.kind !== 'session' || stored.data.id === endedId) return;
    const { data } = stored;
    // An older pair is a write that another tab made before it knew of ours.
    if (current?.id === data.id && data.sequence < current.sequence) storage.write(current);
    else if (JSON.stringify(current) !== JSON.stringify(data)) set(data);
  };
  const change = (next: SessionData): void => {
    storage.write(next);
    set(next);
  };

  return {
    current: () => current,
    reread,
    begin({ method, user, tokens, devices }) {
      const next: SessionData = {
        version: 1,
        id: randomId(),
        sequence: 0,
        method,
        user,
        devices,
        ...tokensOf(tokens, null, now()),
      };
      const stored = storage.read();
      // What another tab has stored is newer than what this one may know.
      const isNewer = stored.kind === 'session' && stored.data.id !== endedId;
      const before = isNewer ? stored.data : stored.kind === 'ended' ? null : current;
      storage.begin(next);
      set(next);
      return before;
    },
    renew(of, tokens) {
      if (current?.id !== of.id) return;
      const pair = tokensOf(tokens, of.userTokenData.refreshToken, now());
      change({ ...current, ...pair, sequence: current.sequence + 1 });
    },
    patch(of, part) {
      // Another tab may have renewed the tokens since, or have signed somebody else in.
      reread();
      if (current?.id === of.id) change({ ...current, ...part(current) });
    },
    leave,
    ownerOf: (token) => owners.get(token),
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
