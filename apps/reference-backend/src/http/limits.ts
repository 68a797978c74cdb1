import { getOwnValue } from '@touchline/contract';
import { Refusal } from './refusal.ts';

/** The limit of a request's body. */
export const maxBodyBytes = 16 * 1024;
/** The most values of a list or filter, and names in an object. */
const maxValues = 100;
/** The last page, because a greater offset could exceed the database's range. */
const maxPage = 1_000_000;

/** The longest text of a field without an entry in `maxLengths`, such as an id. */
const defaultMaxCharacters = 128;

/** The longest text by field name; a name has the same meaning in every call. */
const maxLengths: Readonly<Record<string, number>> = {
  'search.text': 100,
  q: 100,
  // A sort field may contain an id.
  sort: 160,
  'a name': 160,
  // A team's alerts have one letter for each kind.
  told: 16,
  // RFC 5321.
  email: 254,
  username: 254,
  // Longer than a valid password, so that a password of 200 characters gets invalid_password.
  password: 1024,
  current_password: 1024,
  token: 1024,
  // A provider's token contains claims and a signature.
  subject_token: 8192,
  // Web Authentication: a credential's id has at most 1,023 bytes; the other parts of a passkey are small.
  rawId: 1364,
  clientDataJSON: 2048,
  authenticatorData: 2048,
  attestationObject: 8192,
  signature: 1024,
  path: 2048,
  return_url: 512,
  title: 200,
  displayName: 200,
  display_name: 200,
  countryName: 200,
  phone: 200,
  postalCode: 200,
  city: 200,
  gender: 200,
};

/** Describes the first value that exceeds a limit or cannot be stored, with its path; undefined without one. */
function findExcess(raw: unknown, name: string, path: string): string | undefined {
  if (typeof raw === 'string') {
    const maxCharacters = getOwnValue(maxLengths, name) ?? defaultMaxCharacters;
    if (raw.length > maxCharacters) return `${path}: at most ${maxCharacters} characters`;
    return raw.includes('\0') ? `${path}: holds a character that nothing can store` : undefined;
  }
  if (typeof raw === 'number') return name === 'page' && raw > maxPage ? `${path}: at most ${maxPage}` : undefined;
  if (typeof raw !== 'object' || raw === null) return undefined;
  const entries = Object.entries(raw);
  if (entries.length > maxValues) return `${path}: at most ${maxValues} values`;
  for (const [key, value] of entries) {
    const excess = Array.isArray(raw)
      ? findExcess(value, name, path)
      : (findExcess(key, 'a name', `${path}, a name`) ?? findExcess(value, key, `${path}.${key}`));
    if (excess !== undefined) return excess;
  }
  return undefined;
}

/**
 * Refuses oversized input before any work, so that callers cannot cause unlimited cost. The schemas have already
 * limited the depth of the input.
 * @throws Refusal invalid_request
 */
export function refuseExcess(request: unknown, part: string): void {
  const excess = findExcess(request, part, part);
  if (excess !== undefined) throw new Refusal(400, 'invalid_request', excess);
}
