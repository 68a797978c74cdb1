import type { PasskeyAssertion, Registration } from '@touchline/contract';

/** The credentials of a sign-in without a provider. */
export interface Credentials {
  /** The account's e-mail address. */
  username: string;
  password: string;
}

/** The credentials of a sign-in by a mailed code. */
export interface CodeCredentials {
  /** The address to which the code was mailed. */
  username: string;
  /** The answer to the request for the code. */
  request?: string | undefined;
  code: string;
}

/** The credentials of a sign-in by passkey. */
export interface PasskeyCredentials {
  passkey: PasskeyAssertion;
}

/** The sign-up form (decisions, section 3). */
export type SignUpForm = Omit<Registration, 'strategy'>;
