import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Viewer, ViewerSession } from './session.ts';

const SessionContext = createContext<ViewerSession | null>(null);

/** Gives everything below the page's session; null on the server and where no feature keeps one. */
export const ViewerProvider = SessionContext.Provider;

const unchanging = () => () => {};
const nobody = () => null;

/**
 * Who is looking: null for an anonymous visitor, undefined while it is not known (on the server, while the page takes over
 * from it, until what is stored has been read). What depends on it is shown in a place already reserved.
 */
export function useViewer(): Viewer | null | undefined {
  const session = useContext(SessionContext);
  return useSyncExternalStore(session?.onChange ?? unchanging, session?.viewer ?? nobody, () => undefined);
}

/**
 * Finds out who is looking where `when` holds: a page does by itself, once it is quiet. For what a viewer waits for, such as a picture that begins
 * where they had left it. `useViewer` tells.
 */
export function useAskedViewer(when: boolean): void {
  const session = useContext(SessionContext);
  useEffect(() => {
    // What fails there leaves the page an anonymous one.
    if (when) void session?.known().catch(() => undefined);
  }, [when, session]);
}

/**
 * The viewer's token of now, for what is no call of the API, such as a server of keys; null for a visitor. The same function as long as the
 * page has the same session.
 */
export function useViewerToken(): () => Promise<string | null> {
  const session = useContext(SessionContext);
  return useCallback(async () => ((await session?.known()) ? (session?.auth.token() ?? null) : null), [session]);
}
