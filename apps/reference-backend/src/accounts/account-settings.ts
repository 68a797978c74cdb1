import type { SignInProvider } from '@touchline/contract';
import type { AttemptSettings } from './attempts.ts';
import { recommendedHashCost, type HashCost } from './hash-password.ts';

/** The provider that verifies a token. */
export interface ProviderSettings {
  /** The provider's base address: its issuer (ifa, apple) or its API (google, facebook). */
  url: string;
  /** Our client id at the provider, which rejects tokens for other apps. Optional for `ifa` only. */
  clientId?: string | undefined;
}

/** A site whose viewers may have passkeys. */
export interface PasskeySite {
  /** The address of its pages, such as https://tv.example.org. */
  origin: string;
  /** The domain to which browsers bind the passkeys (the relying party's id): the origin's host, or a parent of it. */
  domain: string;
}

export interface AccountSettings extends AttemptSettings {
  accessTokenSeconds: number;
  /** How long a used refresh token returns the same pair again, because the first response may be lost. */
  refreshGraceSeconds: number;
  /** The most devices of a user. */
  deviceLimit: number;
  /** The maximum age of a session in seconds; refreshes do not extend it. */
  sessionSeconds: number;
  /** The cost of new hashes of passwords. */
  hashCost: HashCost;
  /** Viewers can sign in only with these providers. */
  providers: Partial<Record<SignInProvider, ProviderSettings | undefined>>;
  /** The sites with passkeys; undefined for all sites on localhost. */
  passkeySites?: readonly PasskeySite[] | undefined;
}

export const defaultAccountSettings: AccountSettings = {
  accessTokenSeconds: 900,
  refreshGraceSeconds: 30,
  deviceLimit: 5,
  sessionSeconds: 180 * 24 * 3600,
  hashCost: recommendedHashCost,
  maxAttempts: 10,
  maxAttemptsPerSource: 100,
  providers: {},
};
