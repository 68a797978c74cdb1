import type { Api, AuthAdapter } from '@touchline/api-client';
import type { DeviceDescription, Profile, ProfileChanges } from '@touchline/contract';
import type { Telemetry } from '@touchline/telemetry';
import type { createStore } from 'jotai';
import type { SiteConfig } from '../site.ts';

/** The page's atoms. */
export type AtomStore = ReturnType<typeof createStore>;

/** The signed-in viewer: the profile of their account. */
export type Viewer = Profile;

/** The session's data and actions for features, outside of rendering. */
export interface ViewerActions {
  /** The viewer now. Null when signed out; undefined until the stored session has been read. */
  viewer: () => Viewer | null | undefined;
  /** Resolves to the viewer once the stored session has been read; null when signed out. */
  known: () => Promise<Viewer | null>;
  /** Saves fields of the profile. @throws PortalError user_data_not_found without a viewer */
  updateProfile: (changes: ProfileChanges) => Promise<Viewer>;
  /** Fetches the profile again. @throws PortalError user_data_not_found without a viewer */
  reloadProfile: () => Promise<Viewer>;
  /** This browser as its viewer's device: its id, and its name if the browser has one. */
  describeDevice: () => Promise<DeviceDescription>;
}

/** The page on which a visitor signs in. */
export interface SignInPage {
  /** The page's location without the locale's prefix. */
  location: { pathname: string; search: string };
  /** Its path and query, with the locale's prefix. */
  href: string;
  navigate: (path: string) => Promise<void> | void;
}

/**
 * The portal's interface to the session, independent of the feature that has it. The shell signs requests and the
 * socket with it, and pages read the viewer by `useViewer`.
 */
export interface ViewerSession extends ViewerActions {
  /** Signs API calls with the viewer's token. */
  auth: AuthAdapter;
  /** The current token, for the socket's handshake; null when signed out. */
  token: () => string | null;
  /** The same object until the profile changes. */
  viewer: ViewerActions['viewer'];
  /** Calls the listener when the viewer changes. @returns a function that removes it */
  onChange: (listener: () => void) => () => void;
  /** Opens the sign-in, which returns to the page. For `useRequireSignIn`. @throws PortalError */
  openSignIn?: (page: SignInPage) => Promise<void>;
  /** Loads the code of `openSignIn` before the press, because browsers allow a window only right after it. */
  prepareSignIn?: () => Promise<unknown>;
}

/** The argument of the feature that creates the session, before hydration. */
export interface SessionSetupContext {
  site: SiteConfig;
  /** The build that this page runs. */
  build: string;
  atoms: AtomStore;
  /** The page's API, signed by this session. */
  api: () => Api;
  telemetry: Telemetry;
}
