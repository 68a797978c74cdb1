import type { Profile } from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';

/** The session's state for pages. Null and empty for an anonymous visitor. */
export interface SessionState {
  /** `unknown` on the server and until the stored session has been read. */
  status: 'unknown' | 'anonymous' | 'member';
  user: Profile | null;
  /** How the viewer signed in: accounts with credentials have a password. */
  method: SignInMethod | null;
  /** This browser's `device_id`; null before its first use. */
  deviceId: string | null;
}

export const unknownState: SessionState = {
  status: 'unknown',
  user: null,
  method: null,
  deviceId: null,
};

export const anonymousState: SessionState = { ...unknownState, status: 'anonymous' };
