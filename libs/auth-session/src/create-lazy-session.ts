import { PortalError } from '@touchline/contract';
import type { SessionCore, SessionHost } from './create-session.ts';
import type { Session, SessionEnd, SessionOptions } from './session.ts';
import { anonymousState, unknownState, type SessionState } from './session-state.ts';
import { storedKeys } from './stored-keys.ts';

type Viewer = { id: string } | null;

/** Before code that failed to load is asked for again, in milliseconds: once while others wait for it, then for ever. */
const reloadTimes = { soon: 1_000, later: 10_000 };

/**
 * A session that costs nothing while nobody is signed in: what keeps it is loaded when a stored one is asked for, when another
 * tab signs in, or when somebody does here. Where that code cannot be had the visit goes on anonymously until it can.
 */
export function createLazySession(options: SessionOptions): Session {
  const { storage = () => localStorage, window: page = window } = options.platform ?? {};
  const key = storedKeys(options.customerId).session;
  const listeners = new Set<() => void>();
  const endListeners = new Set<(end: SessionEnd) => void>();
  const waiting: ((core: SessionCore) => void)[] = [];
  let core: SessionCore | undefined;
  let loading: Promise<SessionCore> | undefined;

  const isStored = (): boolean => {
    try {
      return storage().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  let state = isStored() ? unknownState : anonymousState;
  let viewer: Viewer | undefined = state === unknownState ? undefined : null;

  const host: SessionHost = {
    publish(next: SessionState) {
      state = next;
      const id = next.user?.id;
      if (viewer === undefined || viewer?.id !== id) viewer = id === undefined ? null : { id };
      for (const listener of listeners) listener();
    },
    ended: (end) => endListeners.forEach((listener) => listener(end)),
  };
  const load = (): Promise<SessionCore> => {
    loading ??= import('./create-session.ts')
      .then(({ createSession }) => {
        core = createSession(options, host);
        for (const then of waiting.splice(0)) then(core);
        return core;
      })
      .catch((cause: unknown) => {
        loading = undefined;
        throw new PortalError('network_error', { cause });
      });
    return loading;
  };
  const settle = async (): Promise<Viewer> => {
    const soon = (): Promise<SessionCore> =>
      new Promise((resolve, reject) => setTimeout(() => void load().then(resolve, reject), reloadTimes.soon));
    try {
      await load().catch(soon);
    } catch {
      // Nobody is kept waiting for code that does not come; a page in the meantime is an anonymous one.
      if (state === unknownState) host.publish(anonymousState);
      setTimeout(look, reloadTimes.later);
    }
    return viewer ?? null;
  };
  const look = (): void => {
    if (!core && isStored()) void settle();
  };
  page?.addEventListener('storage', look);
  page?.addEventListener('pageshow', look);

  return {
    auth: {
      token: async () =>
        state === anonymousState && !core
          ? null
          : load().then(
              (it) => it.auth.token(),
              () => null,
            ),
      refresh: async (refused) => (await load()).auth.refresh(refused),
    },
    token: () => core?.token() ?? null,
    viewer: () => viewer,
    known: async () => (state === unknownState ? settle() : (viewer ?? null)),
    state: () => state,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onEnd(listener) {
      endListeners.add(listener);
      return () => void endListeners.delete(listener);
    },
    start(deps) {
      let stop: (() => void) | undefined;
      let wanted = true;
      const begin = (it: SessionCore): void => {
        if (wanted) stop = it.start(deps);
      };
      if (core) begin(core);
      else waiting.push(begin);
      return () => {
        wanted = false;
        stop?.();
      };
    },
    signIn: async (credentials) => (await load()).signIn(credentials),
    signInWith: async (provider) => (await load()).signInWith(provider),
    leaveFor: async (provider, returnTo) => (await load()).leaveFor(provider, returnTo),
    completeRedirect: async (provider, search) => (await load()).completeRedirect(provider, search),
    prepare: async (provider) => (await load()).prepare(provider),
    signUp: async (form) => (await load()).signUp(form),
    resume: async (limit) => (await load()).resume(limit),
    signOut: async (how) => (await load()).signOut(how),
    listDevices: async (token) => (await load()).listDevices(token),
    removeDevice: async (deviceId, token) => (await load()).removeDevice(deviceId, token),
    sealLimit: async (payload) => (await load()).sealLimit(payload),
    openLimit: async (text) => (await load()).openLimit(text),
    updateProfile: async (changes) => (await load()).updateProfile(changes),
    reloadProfile: async () => (await load()).reloadProfile(),
  };
}
