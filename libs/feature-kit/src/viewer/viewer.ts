import { PortalError } from '@touchline/contract';
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Viewer, ViewerActions, ViewerSession } from './session.ts';

const ViewerSessionContext = createContext<ViewerSession | null>(null);

/** Provides the page's session; null on the server and if no feature has a session. */
export const ViewerProvider = ViewerSessionContext.Provider;

const subscribeToNothing = () => () => {};
const getNoViewer = () => null;

/** The page's session; null on the server and if no feature has a session. */
export const useViewerSession = (): ViewerSession | null => useContext(ViewerSessionContext);

/**
 * The viewer: null for an anonymous visitor; undefined until the stored session has been read, as on the server and
 * during hydration. Parts that depend on the viewer reserve their place.
 */
export function useViewer(): Viewer | null | undefined {
  const session = useContext(ViewerSessionContext);
  return useSyncExternalStore(session?.onChange ?? subscribeToNothing, session?.viewer ?? getNoViewer, () => undefined);
}

const rejectUnauthorized = async (): Promise<never> => {
  throw new PortalError('user_data_not_found', { retryable: false });
};

const actionsWithoutSession: ViewerActions = {
  viewer: getNoViewer,
  known: async () => null,
  updateProfile: rejectUnauthorized,
  reloadProfile: rejectUnauthorized,
  describeDevice: rejectUnauthorized,
};

/** The session's data and actions for event handlers and effects. The object is the same for a session. */
export function useViewerActions(): ViewerActions {
  return useContext(ViewerSessionContext) ?? actionsWithoutSession;
}

/**
 * Reads the session at once while `isWanted` is true; pages read it later, when idle. For content that waits for the
 * viewer, such as a video that resumes at their position. The result is in `useViewer`.
 */
export function useLoadViewer(isWanted: boolean): void {
  const session = useContext(ViewerSessionContext);
  useEffect(() => {
    // After a failure the page stays anonymous.
    if (isWanted) void session?.known().catch(() => undefined);
  }, [isWanted, session]);
}

/**
 * Returns a function that resolves to the viewer's current token, or null for a visitor: for requests outside of the
 * API, such as key servers. The function is stable for a session.
 */
export function useViewerToken(): () => Promise<string | null> {
  const session = useContext(ViewerSessionContext);
  return useCallback(async () => ((await session?.known()) ? (session?.auth.token() ?? null) : null), [session]);
}
