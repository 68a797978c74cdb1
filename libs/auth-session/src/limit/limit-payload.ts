import type { Device } from '@touchline/contract';
import type { SignInMethod } from '@touchline/telemetry';
import type { CodeCredentials } from '../user.ts';
import type { SocialCredential } from '../providers/sign-in-adapter.ts';

/**
 * The limit page's data, with which it lists and removes devices and continues the sign-in (specification, section 2,
 * "Limit page"). Secret, so it must be sealed.
 */
export interface LimitPayload {
  /**
   * From a sign-in, a token that only allows listing and removing devices. From the start-up check, the session's
   * token.
   */
  token: string;
  method: SignInMethod | null;
  /** The account's devices from the refusal, so that the page needs no request. */
  devices?: Device[] | undefined;
  /** The user name of a sign-in by password or code. */
  username?: string | undefined;
  password?: string | undefined;
  /** The code of a sign-in by mail, which the device limit leaves valid. */
  code?: Pick<CodeCredentials, 'request' | 'code'> | undefined;
  /** The credential of a sign-in by a provider. */
  credential?: SocialCredential | undefined;
}
