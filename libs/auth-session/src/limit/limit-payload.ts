import type { Device } from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';
import type { SocialCredential } from '../providers/sign-in-adapter.ts';

/**
 * The limit page's data, with which it lists and removes devices and continues the sign-in (specification, section 2,
 * "Limit page"). Secret, so it must be sealed.
 */
export interface LimitPayload {
  /**
   * Allows listing and removing devices only; in the old device flow at start-up, the token of the continuing session.
   */
  token: string;
  method: SignInMethod | null;
  /** The account's devices from the refusal, so that the page needs no request. */
  devices?: Device[] | undefined;
  /** The user name of a sign-in by password. */
  username?: string | undefined;
  password?: string | undefined;
  /** The credential of a sign-in by a provider. */
  credential?: SocialCredential | undefined;
}
