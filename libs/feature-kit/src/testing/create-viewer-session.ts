import { createListeners, PortalError } from '@touchline/contract';
import type { Viewer, ViewerSession } from '../viewer/session.ts';

/** A session with a given viewer. */
export interface TestSession extends ViewerSession {
  /** Replaces the viewer, and calls the listeners. */
  setViewer: (viewer: Viewer | null | undefined) => void;
}

const rejectUnauthorized = async (): Promise<never> => {
  throw new PortalError('user_data_not_found', { retryable: false });
};

/**
 * A session with the given viewer and without tokens.
 * @param viewer null for a visitor; undefined while unknown
 * @param overrides parts that a test replaces, such as `updateProfile`
 */
export function createViewerSession(
  viewer: Viewer | null | undefined,
  overrides: Partial<ViewerSession> = {},
): TestSession {
  const listeners = createListeners();
  return {
    auth: { token: async () => null, refresh: async () => null },
    token: () => null,
    viewer: () => viewer,
    known: async () => viewer ?? null,
    updateProfile: rejectUnauthorized,
    reloadProfile: rejectUnauthorized,
    describeDevice: rejectUnauthorized,
    onChange: listeners.add,
    setViewer(nextViewer) {
      viewer = nextViewer;
      listeners.call();
    },
    ...overrides,
  };
}
