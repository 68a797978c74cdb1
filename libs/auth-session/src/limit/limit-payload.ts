import type { Device } from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';
import type { SocialCredential } from '../ways-in/sign-in-adapter.ts';

/** What the limit page needs to list and remove devices and to go on signing in (section 2, "Limit page"). Secret: seal it. */
export interface LimitPayload {
  /** Good for listing and removing devices only, unless the session goes on (old device flow at start-up). */
  token: string;
  method: SignInMethod | null;
  /** The account's devices, as the refusal listed them: they need no call. */
  devices?: Device[] | undefined;
  /** Of credential logins. */
  username?: string | undefined;
  password?: string | undefined;
  /** Of a provider. */
  credential?: SocialCredential | undefined;
}
