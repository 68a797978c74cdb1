import type { Registration } from '@touchline/contract';

/** The credentials of a sign-in without a provider. */
export interface Credentials {
  /** The account's e-mail address. */
  username: string;
  password: string;
}

/** The sign-up form (decisions, section 3). */
export type SignUpForm = Omit<Registration, 'strategy'>;
