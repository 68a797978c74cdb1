import { type Fault, formatPath } from './fault.ts';

/**
 * Patterns of private keys and server tokens. A customer's file reaches every browser, so it must contain no secret.
 */
const secretPatterns: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/\b(?:sk|rk)_(?:live|test)_[0-9A-Za-z]{8,}/, "a payment provider's secret key"],
  // A public key has only eight characters in this place, possibly all digits.
  [/\bAPP_USR-\d{9,}-/, "a payment provider's access token"],
  [/\.(?<=\beyJ[\w-]{8,}\.)eyJ[\w-]{8,}\./, 'a signed token'],
  [/\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/, 'a cloud access key'],
  [/\b(?:gh[pousr]_[0-9A-Za-z]{30,}|glpat-[\w-]{16,}|npm_[0-9A-Za-z]{30,})/, "a repository's token"],
  [/\bxox[abeoprs]-[\w-]{10,}/, "a chat's token"],
  [/\bos_v2_(?:app|org)_[\w-]{20,}/, "a push provider's server key"],
  [/\bSG\.[\w-]{16,}\.[\w-]{16,}/, "a mail provider's key"],
  [/\bGOCSPX-[\w-]{8,}/, "Google's client secret"],
  [/^Bearer\s+\S{8,}/i, 'a bearer token'],
  [/^https?:\/\/[^/\s:@]+:[^/\s@]+@/, 'an address with a password'],
];

const secretName = /secret|passw(?:or)?d|private[-_]?key|(?:access|auth|server|rest)[-_]?(?:token|key)/i;

/** An address for fetching secrets is not a secret: `access_token_url`, without a query. */
const isAddress = (key: PropertyKey | undefined, value: string): boolean =>
  typeof key === 'string' && key.endsWith('_url') && /^https?:\/\/[^\s?#]*$/.test(value);

/**
 * Facebook shows the app's secret next to its id. A secret has the form of many other ids, so only `app_id` is checked.
 */
const findAppSecret = (key: PropertyKey | undefined, value: string): string | undefined =>
  key === 'app_id' && /^[0-9a-f]{32}$/.test(value) ? "an app's secret" : undefined;

/** Every value that looks like a secret. The fault never repeats the value. */
export function findSecretFaults(file: string, value: unknown, path: readonly PropertyKey[] = []): Fault[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, nestedValue]) =>
      findSecretFaults(file, nestedValue, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  }
  if (typeof value !== 'string' || value === '') return [];
  const secretKind = secretPatterns.find(([pattern]) => pattern.test(value))?.[1] ?? findAppSecret(path.at(-1), value);
  const isSecretName =
    !isAddress(path.at(-1), value) && path.some((key) => typeof key === 'string' && secretName.test(key));
  if (secretKind === undefined && !isSecretName) return [];
  return [
    {
      file,
      path: formatPath(path),
      found: secretKind ?? 'a value whose key names a secret',
      expected: 'no secret, because every browser receives this file',
    },
  ];
}
