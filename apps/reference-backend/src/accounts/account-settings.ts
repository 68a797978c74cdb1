import type { SignInProvider } from '@touchline/contract';

/** Where a provider is asked whether a token is good. */
export interface ProviderSettings {
  /** The provider's base address: its issuer (ifa, apple) or its API (google, facebook). */
  url: string;
  /** Our id there. Apple needs one; with the others it makes sure that the token was given to us and to nobody else. */
  clientId?: string | undefined;
}

export interface AccountSettings {
  accessTokenSeconds: number;
  /** How long a refresh token that was used already gives the same successors again: for an answer that got lost. */
  refreshGraceSeconds: number;
  /** Devices per user. */
  deviceLimit: number;
  /** Failed sign-ins and reset mails per account and minute. */
  attempts: number;
  /** A provider that is not named here vouches for nobody. */
  providers: Partial<Record<SignInProvider, ProviderSettings | undefined>>;
}

export const usualAccountSettings: AccountSettings = {
  accessTokenSeconds: 900,
  refreshGraceSeconds: 30,
  deviceLimit: 5,
  attempts: 10,
  providers: {},
};
