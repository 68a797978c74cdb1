import type { Api, AuthAdapter } from '@touchline/api-client';
import type { Telemetry } from '@touchline/telemetry';
import type { createStore } from 'jotai';
import type { SiteConfig } from './site.ts';

/** The page's atoms. */
export type AtomStore = ReturnType<typeof createStore>;

/** The signed-in viewer. */
export interface Viewer {
  id: string;
}

/**
 * The portal's interface to the session, independent of the feature that keeps it. The shell signs calls and the socket
 * with it, and pages read the viewer by `useViewer`.
 */
export interface ViewerSession {
  /** Signs calls. */
  auth: AuthAdapter;
  /** The current token, for the socket's handshake; null when signed out. */
  token: () => string | null;
  /** Null when signed out; undefined until the stored session has been read. The same object until it changes. */
  viewer: () => Viewer | null | undefined;
  /** Resolves to the viewer once the stored session has been read; null when signed out. */
  known: () => Promise<Viewer | null>;
  /** Called when the viewer changes. @returns ends it */
  onChange: (listener: () => void) => () => void;
}

/** Given to the feature that keeps the session, before hydration. */
export interface SessionSetupContext {
  site: SiteConfig;
  /** The build that this page runs. */
  build: string;
  atoms: AtomStore;
  /** The page's API, signed by this session. */
  api: () => Api;
  telemetry: Telemetry;
}
