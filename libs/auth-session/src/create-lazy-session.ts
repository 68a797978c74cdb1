import { PortalError } from '@touchline/contract';
import type { SessionCore } from './create-session.ts';
import type { Session, SessionOptions } from './session.ts';
import { createSessionHost } from './session-host.ts';
import { anonymousState, unknownState } from './session-state.ts';
import { browserStorage, storedKeys } from './stored-keys.ts';

/** Wait before a failed import runs again, in milliseconds: `soon` once while callers wait, then `later` each time. */
const reloadTimes = { soon: 1_000, later: 10_000 };

/**
 * A session that loads its code on demand: for a stored session, a sign-in in another tab, or the first action. If the
 * code fails to load, the viewer is anonymous until a later import succeeds.
 */
export function createLazySession(options: SessionOptions): Session {
  const { storage = browserStorage, window: page = window } = options.platform ?? {};
  const key = storedKeys(options.customerId).session;
  let core: SessionCore | undefined;
  let loading: Promise<SessionCore> | undefined;
  let onLoaded!: (core: SessionCore) => void;
  const loaded = new Promise<SessionCore>((resolve) => (onLoaded = resolve));

  const isStored = (): boolean => {
    try {
      return storage().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const host = createSessionHost(isStored() ? unknownState : anonymousState);
  const { state, viewer } = host.published;

  const load = (): Promise<SessionCore> => {
    loading ??= import('./create-session.ts')
      .then(({ createSession }) => {
        core = createSession(options, host);
        onLoaded(core);
        return core;
      })
      .catch((cause: unknown) => {
        loading = undefined;
        throw new PortalError('network_error', { cause });
      });
    return loading;
  };
  const loadSoon = (): Promise<SessionCore> =>
    new Promise((resolve) => setTimeout(resolve, reloadTimes.soon)).then(load);
  const settle = async (): Promise<void> => {
    try {
      await load().catch(loadSoon);
    } catch {
      // Callers do not wait for code that failed to load: until then pages are anonymous.
      if (state() === unknownState) host.publish(anonymousState);
      setTimeout(look, reloadTimes.later);
    }
  };
  const look = (): void => {
    if (!core && isStored()) void settle();
  };
  page?.addEventListener('storage', look);
  page?.addEventListener('pageshow', look);

  return {
    ...host.published,
    auth: {
      token: async () =>
        state() === anonymousState && !core
          ? null
          : load().then(
              (it) => it.auth.token(),
              () => null,
            ),
      refresh: async (refused) => (await load()).auth.refresh(refused),
    },
    token: () => core?.token() ?? null,
    async known() {
      if (state() === unknownState) await settle();
      return viewer() ?? null;
    },
    start(deps) {
      let stop: (() => void) | undefined;
      let wanted = true;
      void loaded.then((it) => {
        if (wanted) stop = it.start(deps);
      });
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
    describeDevice: async () => (await load()).describeDevice(),
    sealLimit: async (payload) => (await load()).sealLimit(payload),
    openLimit: async (text) => (await load()).openLimit(text),
    updateProfile: async (changes) => (await load()).updateProfile(changes),
    reloadProfile: async () => (await load()).reloadProfile(),
  };
}
