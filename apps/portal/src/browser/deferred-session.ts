import { PortalError } from '@touchline/contract';
import type { ViewerSession } from '@touchline/feature-kit';
import { retryUntilLoaded } from './retry-until-loaded.ts';

/** A session that exists before the feature behind it has loaded. */
export interface DeferredSession extends ViewerSession {
  /**
   * Called when the features have loaded.
   * @param session null when no feature has a session
   */
  arrive: (session: ViewerSession | null) => void;
}

/**
 * The viewer's session for code that runs before the features load: until then the viewer is unknown and calls wait.
 * Calls go unsigned when the features fail to load.
 * @param load loads the features
 */
export function createDeferredSession(load: () => Promise<unknown>): DeferredSession {
  let kept: ViewerSession | null | undefined;
  const listeners = new Set<() => void>();
  /**
   * Returns the session of the features.
   * @throws PortalError user_data_not_found when no feature has one
   */
  const loaded = async (): Promise<ViewerSession> => {
    await load();
    if (!kept) throw new PortalError('user_data_not_found', { retryable: false });
    return kept;
  };
  const callListeners = () => listeners.forEach((listener) => listener());
  return {
    auth: {
      async token() {
        await load().catch(() => undefined);
        return kept?.auth.token() ?? null;
      },
      async refresh(refused) {
        await load();
        return kept?.auth.refresh(refused) ?? null;
      },
    },
    token: () => kept?.token() ?? null,
    viewer: () => (kept ? kept.viewer() : kept),
    async known() {
      await retryUntilLoaded(load);
      return kept?.known() ?? null;
    },
    updateProfile: async (changes) => (await loaded()).updateProfile(changes),
    reloadProfile: async () => (await loaded()).reloadProfile(),
    describeDevice: async () => (await loaded()).describeDevice(),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    arrive(session) {
      kept = session;
      session?.onChange(callListeners);
      callListeners();
    },
  };
}
