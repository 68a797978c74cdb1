import type { ViewerSession } from '@touchline/feature-kit';
import { retryUntilLoaded } from './retry-until-loaded.ts';

/** A session that is there before the feature that keeps it. */
export interface LateSession extends ViewerSession {
  /** The features are there. @param session null where none of them keeps one */
  arrive: (session: ViewerSession | null) => void;
}

/**
 * The viewer's session for all that is made before the features are loaded: until then nobody is known, and a call waits for them.
 * Where they cannot be had, calls go unsigned.
 * @param load brings the features
 */
export function createLateSession(load: () => Promise<unknown>): LateSession {
  let kept: ViewerSession | null | undefined;
  const listeners = new Set<() => void>();
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
