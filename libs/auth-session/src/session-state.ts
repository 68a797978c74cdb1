import type { Profile } from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';

/** What pages may show of the session. Null and empty while nobody is signed in. */
export interface SessionState {
  /** `unknown` on the server and until what is stored has been read. */
  status: 'unknown' | 'anonymous' | 'member';
  user: Profile | null;
  /** How the viewer signed in: accounts with credentials have a password. */
  method: SignInMethod | null;
  /** This browser's `device_id`, once there was need of one. */
  deviceId: string | null;
}

export const unknownState: SessionState = {
  status: 'unknown',
  user: null,
  method: null,
  deviceId: null,
};

export const anonymousState: SessionState = { ...unknownState, status: 'anonymous' };
