import { createListeners, lazyClient, PortalError } from '@touchline/contract';
import type { ViewerSession } from '@touchline/feature-kit';
import { retryUntilLoaded } from '../recovery/retry-until-loaded.ts';

/** A session that exists before the feature behind it has loaded. */
export interface DeferredSession extends Required<ViewerSession> {
  /**
   * Called when the features have loaded.
   * @param session null when no feature has a session
   */
  resolveSession: (session: ViewerSession | null) => void;
}

/**
 * The viewer's session for code that runs before the features load: until then the viewer is unknown and calls wait.
 * Calls carry no token when the features fail to load.
 * @param load loads the features
 */
export function createDeferredSession(load: () => Promise<unknown>): DeferredSession {
  let viewerSession: ViewerSession | null | undefined;
  const listeners = createListeners();
  /**
   * Returns the session of the features.
   * @throws PortalError user_data_not_found when no feature has a session
   */
  const loadSession = async (): Promise<ViewerSession> => {
    await load();
    if (!viewerSession) throw new PortalError('user_data_not_found', { retryable: false });
    return viewerSession;
  };
  return {
    auth: {
      async token() {
        await load().catch(() => undefined);
        return viewerSession?.auth.token() ?? null;
      },
      async refresh(refusedToken) {
        await load();
        return viewerSession?.auth.refresh(refusedToken) ?? null;
      },
    },
    token: () => viewerSession?.token() ?? null,
    viewer: () => (viewerSession ? viewerSession.viewer() : viewerSession),
    async known() {
      await retryUntilLoaded(load);
      return viewerSession?.known() ?? null;
    },
    ...lazyClient(loadSession, ['updateProfile', 'reloadProfile', 'describeDevice']),
    onChange: listeners.add,
    // The call must not wait for the session, because browsers allow a popup window only right after a press.
    openSignIn: async (page) => viewerSession?.openSignIn?.(page),
    prepareSignIn: async () => viewerSession?.prepareSignIn?.(),
    resolveSession(session) {
      viewerSession = session;
      session?.onChange(listeners.call);
      listeners.call();
    },
  };
}
