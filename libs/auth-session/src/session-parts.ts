import type { Api } from '@touchline/api-client';
import type { ThisDevice } from './device/this-device.ts';
import type { Platform } from './platform.ts';
import type { SessionEnd, SessionOptions } from './session.ts';
import type { ProviderAttempts } from './sign-in/provider-attempts.ts';
import type { EndReason } from './store/session-storage.ts';
import type { SessionStore } from './store/session-store.ts';

/** What the parts of a session share. */
export interface SessionParts {
  options: SessionOptions;
  api: () => Api;
  store: SessionStore;
  device: ThisDevice;
  platform: Platform;
  /** Null until a provider is asked for the first time. */
  attempts: ProviderAttempts | null;
  /** Ends the session in every tab. */
  finish: (reason: EndReason) => void;
  /**
   * Ends the session because the server answered with another viewer's account, and reports the call.
   * @param call that did so
   */
  finishMixedUp: (call: string) => void;
  /** The server has made room for this device: what goes on while a viewer is here begins anew. */
  admit: () => void;
  /** Reports that the session ended, or should be seen to. */
  reportEnd: (end: SessionEnd) => void;
}
