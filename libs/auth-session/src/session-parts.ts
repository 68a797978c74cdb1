import type { Api } from '@touchline/api-client';
import type { ThisDevice } from './device/this-device.ts';
import type { Platform } from './platform.ts';
import type { SessionEnd, SessionOptions } from './session.ts';
import type { ProviderAttempts } from './sign-in/provider-attempts.ts';
import type { EndReason } from './store/session-storage.ts';
import type { SessionStore } from './store/session-store.ts';

/** The shared parts of a session. */
export interface SessionParts {
  options: SessionOptions;
  api: () => Api;
  store: SessionStore;
  device: ThisDevice;
  platform: Platform;
  /** Null until the first sign-in at a provider. */
  attempts: ProviderAttempts | null;
  /** Ends the session in every tab. */
  finish: (reason: EndReason) => void;
  /**
   * Ends the session because the server responded with another viewer's account, and reports the request.
   * @param call the request
   */
  endForAnotherViewer: (call: string) => void;
  /** The server has accepted this device: the effects of a signed-in viewer restart. */
  acceptDevice: () => void;
  /** Reports that the session ended, or that the limit page should open. */
  reportEnd: (end: SessionEnd) => void;
}
