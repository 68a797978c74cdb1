import { createContext, useContext, useSyncExternalStore } from 'react';
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
