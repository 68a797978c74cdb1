import type { AccountSettings, ProviderSettings } from './accounts/index.ts';
import { atLeastZero, positive } from './number-words.ts';

/** The words of the command line that concern accounts. */
export const accountWords = {
  'access-token-seconds': { type: 'string' },
  'refresh-grace-seconds': { type: 'string' },
  'device-limit': { type: 'string' },
  attempts: { type: 'string' },
  'apple-url': { type: 'string' },
  'apple-client-id': { type: 'string' },
  'facebook-url': { type: 'string' },
  'facebook-app-id': { type: 'string' },
  'google-url': { type: 'string' },
  'google-client-id': { type: 'string' },
  'ifa-url': { type: 'string' },
  'ifa-client-id': { type: 'string' },
} as const;

type AccountValues = { [Word in keyof typeof accountWords]?: string | undefined };

export const accountUsage = `  --access-token-seconds N    how long an access token is good (default 900)
  --refresh-grace-seconds N   how long a used refresh token gives the same pair again (default 30)
  --device-limit N            devices per user (default 5)
  --attempts N                failed sign-ins per account and minute (default 10)
  --apple-url URL  --apple-client-id ID      where providers are asked; one that is not named vouches for nobody
  --facebook-url URL  [--facebook-app-id ID]
  --google-url URL  [--google-client-id ID]
  --ifa-url URL  [--ifa-client-id ID]`;

function numbersOf(values: AccountValues): Partial<AccountSettings> {
  const { 'access-token-seconds': seconds, 'refresh-grace-seconds': grace, 'device-limit': limit, attempts } = values;
  return {
    ...(seconds === undefined ? {} : { accessTokenSeconds: positive('access-token-seconds', seconds) }),
    ...(grace === undefined ? {} : { refreshGraceSeconds: atLeastZero('refresh-grace-seconds', grace) }),
    ...(limit === undefined ? {} : { deviceLimit: positive('device-limit', limit) }),
    ...(attempts === undefined ? {} : { attempts: positive('attempts', attempts) }),
  };
}

const provider = (url: string | undefined, clientId?: string): ProviderSettings | undefined =>
  url === undefined ? undefined : { url, clientId };

/** The settings that were named. @throws BadArgument */
export function accountSettingsOf(values: AccountValues): Partial<AccountSettings> {
  const providers = {
    apple: provider(values['apple-url'], values['apple-client-id']),
    facebook: provider(values['facebook-url'], values['facebook-app-id']),
    google: provider(values['google-url'], values['google-client-id']),
    ifa: provider(values['ifa-url'], values['ifa-client-id']),
  };
  return { ...numbersOf(values), providers };
}
