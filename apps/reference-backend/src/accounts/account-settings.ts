import type { SignInProvider } from '@touchline/contract';
import type { AttemptSettings } from './attempts.ts';

/** The provider that verifies a token. */
export interface ProviderSettings {
  /** The provider's base address: its issuer (ifa, apple) or its API (google, facebook). */
  url: string;
  /** Our client id at the provider, which rejects tokens for other apps. Optional for `ifa` only. */
  clientId?: string | undefined;
}

export interface AccountSettings extends AttemptSettings {
  accessTokenSeconds: number;
  /** Seconds for which a used refresh token still returns the same pair, because its first answer may be lost. */
  refreshGraceSeconds: number;
  /** Devices per user. */
  deviceLimit: number;
  /** The longest life of a session, in seconds, however often it is refreshed. */
  sessionSeconds: number;
  /** A provider without an entry signs no viewers in. */
  providers: Partial<Record<SignInProvider, ProviderSettings | undefined>>;
}

export const defaultAccountSettings: AccountSettings = {
  accessTokenSeconds: 900,
  refreshGraceSeconds: 30,
  deviceLimit: 5,
  sessionSeconds: 180 * 24 * 3600,
  attempts: 10,
  attemptsPerSource: 100,
  providers: {},
};
