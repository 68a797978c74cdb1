import { lazyClient, lazyCode } from '@touchline/contract';
import type { SessionCore } from './create-session.ts';
import type { Session, SessionOptions } from './session.ts';
import { createSessionHost } from './session-host.ts';
import { anonymousState, unknownState } from './session-state.ts';
import { getBrowserStorage, getStoredKeys } from './stored-keys.ts';

/** Milliseconds to the next import: `soon` after one failure, while callers wait; `later` after a second failure. */
const reloadDelaysMs = { soon: 1_000, later: 10_000 };

/**
 * A session that loads its code on demand: for a stored session, a sign-in in another tab, or the first action. If the
 * code fails to load, the viewer is anonymous until a later import succeeds.
 */
export function createLazySession(options: SessionOptions): Session {
  const { storage = getBrowserStorage, window: page = window } = options.platform ?? {};
  const key = getStoredKeys(options.customerId).session;
  let core: SessionCore | undefined;
  let onLoaded!: (core: SessionCore) => void;
  const corePromise = new Promise<SessionCore>((resolve) => (onLoaded = resolve));

  const isStored = (): boolean => {
    try {
      return storage().getItem(key) !== null;
    } catch {
      return false;
    }
  };
  const host = createSessionHost(isStored() ? unknownState : anonymousState);
  const { state, viewer } = host.publicSession;

  const load = lazyCode(async () => {
    const { createSession } = await import('./create-session.ts');
    core = createSession(options, host);
    onLoaded(core);
    return core;
  });
  const loadCoreAfterDelay = (): Promise<SessionCore> =>
    new Promise((resolve) => setTimeout(resolve, reloadDelaysMs.soon)).then(load);
  const loadCoreWithRetry = async (): Promise<void> => {
    try {
      await load().catch(loadCoreAfterDelay);
    } catch {
      // Pages are anonymous until the code loads: callers do not wait for the next attempt.
      if (state() === unknownState) host.publish(anonymousState);
      setTimeout(checkStorage, reloadDelaysMs.later);
    }
  };
  const checkStorage = (): void => {
    if (!core && isStored()) void loadCoreWithRetry();
  };
  page?.addEventListener('storage', checkStorage);
  page?.addEventListener('pageshow', checkStorage);

  return {
    ...host.publicSession,
    auth: {
      token: async () =>
        state() === anonymousState && !core
          ? null
          : load().then(
              (loadedSession) => loadedSession.auth.token(),
              () => null,
            ),
      refresh: async (refusedToken) => (await load()).auth.refresh(refusedToken),
    },
    token: () => core?.token() ?? null,
    async known() {
      if (state() === unknownState) await loadCoreWithRetry();
      return viewer() ?? null;
    },
    start(deps) {
      let stopSession: (() => void) | undefined;
      let isStarted = true;
      void corePromise.then((core) => {
        if (isStarted) stopSession = core.start(deps);
      });
      return () => {
        isStarted = false;
        stopSession?.();
      };
    },
    ...lazyClient(load, [
      'signIn',
      'signInWith',
      'leaveFor',
      'completeRedirect',
      'prepare',
      'signUp',
      'resume',
      'signOut',
      'listDevices',
      'removeDevice',
      'describeDevice',
      'sealLimit',
      'openLimit',
      'updateProfile',
      'reloadProfile',
    ]),
  };
}
