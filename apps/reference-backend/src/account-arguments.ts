import type { AccountSettings, PasskeySite } from './accounts/index.ts';
import { parseNonNegative, BadArgument, parsePositive } from './parse-numbers.ts';

/** The command line options of accounts. */
export const accountOptions = {
  'access-token-seconds': { type: 'string' },
  'refresh-grace-seconds': { type: 'string' },
  'device-limit': { type: 'string' },
  'session-days': { type: 'string' },
  attempts: { type: 'string' },
  'source-attempts': { type: 'string' },
  'passkey-sites': { type: 'string' },
  'apple-url': { type: 'string' },
  'apple-client-id': { type: 'string' },
  'facebook-url': { type: 'string' },
  'facebook-app-id': { type: 'string' },
  'google-url': { type: 'string' },
  'google-client-id': { type: 'string' },
  'ifa-url': { type: 'string' },
  'ifa-client-id': { type: 'string' },
} as const;

type AccountValues = { [Word in keyof typeof accountOptions]?: string | undefined };

export const accountUsage = `  --access-token-seconds N    how long an access token is valid (default 900)
  --refresh-grace-seconds N   how long a used refresh token returns the same pair again (default 30)
  --device-limit N            the most devices of a user (default 5)
  --session-days N            the maximum age of a session; refreshes do not extend it (default 180)
  --attempts N                failed sign-ins per source, account and minute (default 10)
  --source-attempts N         failed sign-ins and registrations per source and minute (default 100)
  --passkey-sites URL[=DOMAIN],…  the sites with passkeys, and their domains (default: all on localhost)
  --apple-url URL  --apple-client-id ID      the sign-in providers; viewers cannot sign in with the others
  --facebook-url URL  --facebook-app-id ID
  --google-url URL  --google-client-id ID
  --ifa-url URL  [--ifa-client-id ID]`;

function getNumbers(values: AccountValues): Partial<AccountSettings> {
  const { 'access-token-seconds': seconds, 'refresh-grace-seconds': graceSeconds, 'device-limit': limit } = values;
  const { 'session-days': sessionDays, attempts, 'source-attempts': sourceAttempts } = values;
  return {
    ...(seconds === undefined ? {} : { accessTokenSeconds: parsePositive('access-token-seconds', seconds) }),
    ...(graceSeconds === undefined
      ? {}
      : { refreshGraceSeconds: parseNonNegative('refresh-grace-seconds', graceSeconds) }),
    ...(limit === undefined ? {} : { deviceLimit: parsePositive('device-limit', limit) }),
    ...(sessionDays === undefined ? {} : { sessionSeconds: parsePositive('session-days', sessionDays) * 86_400 }),
    ...(attempts === undefined ? {} : { maxAttempts: parsePositive('attempts', attempts) }),
    ...(sourceAttempts === undefined ? {} : { maxAttemptsPerSource: parsePositive('source-attempts', sourceAttempts) }),
  };
}

/**
 * Reads a site with passkeys, such as `https://tv.example.org=example.org`.
 * @throws BadArgument
 */
function readPasskeySite(value: string): PasskeySite {
  const [origin = '', givenDomain] = value.split('=');
  const host = URL.canParse(origin) && new URL(origin).origin === origin ? new URL(origin).hostname : undefined;
  const domain = givenDomain ?? host ?? '';
  if (host !== undefined && domain !== '' && `.${host}`.endsWith(`.${domain}`)) return { origin, domain };
  throw new BadArgument(`--passkey-sites needs addresses such as https://tv.example.org=example.org, not ${value}`);
}

/**
 * Reads a provider's settings, and requires our client id. Without it, another app's operator could sign in to our
 * viewers' accounts with the tokens of that app.
 * @throws BadArgument
 */
function readProvider(name: string, url: string | undefined, idFlag: string, id: string | undefined) {
  if (url === undefined) return undefined;
  if (!id) throw new BadArgument(`--${name}-url needs --${idFlag}, the app whose tokens are accepted`);
  return { url, clientId: id };
}

/** The account settings of the command line. @throws BadArgument */
export function getAccountSettings(values: AccountValues): Partial<AccountSettings> {
  const { 'ifa-url': ifa } = values;
  const providers: AccountSettings['providers'] = {
    apple: readProvider('apple', values['apple-url'], 'apple-client-id', values['apple-client-id']),
    facebook: readProvider('facebook', values['facebook-url'], 'facebook-app-id', values['facebook-app-id']),
    google: readProvider('google', values['google-url'], 'google-client-id', values['google-client-id']),
    ifa: ifa === undefined ? undefined : { url: ifa, clientId: values['ifa-client-id'] },
  };
  const sites = values['passkey-sites'];
  return {
    ...getNumbers(values),
    providers,
    ...(sites === undefined ? {} : { passkeySites: sites.split(',').map(readPasskeySite) }),
  };
}
