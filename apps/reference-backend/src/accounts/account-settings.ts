import type { SignInProvider } from '@touchline/contract';
import type { AttemptSettings } from './attempts.ts';

/** Where a provider is asked whether a token is good. */
export interface ProviderSettings {
  /** The provider's base address: its issuer (ifa, apple) or its API (google, facebook). */
  url: string;
  /** Our client id at the provider, which rejects tokens for other apps. Optional for `ifa` only. */
  clientId?: string | undefined;
}

export interface AccountSettings extends AttemptSettings {
  accessTokenSeconds: number;
  /** How long a refresh token that was used already gives the same successors again: for an answer that got lost. */
  refreshGraceSeconds: number;
  /** Devices per user. */
  deviceLimit: number;
  /** However often it is refreshed, a session ends then. */
  sessionSeconds: number;
  /** A provider without an entry signs no viewers in. */
  providers: Partial<Record<SignInProvider, ProviderSettings | undefined>>;
}

export const usualAccountSettings: AccountSettings = {
  accessTokenSeconds: 900,
  refreshGraceSeconds: 30,
  deviceLimit: 5,
  sessionSeconds: 180 * 24 * 3600,
  attempts: 10,
  attemptsPerSource: 100,
  providers: {},
};
