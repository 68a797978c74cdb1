import { tidyLine } from '@touchline/contract';
import { dictionary } from '@zxcvbn-ts/language-common';
import { Refusal } from '../http/refusal.ts';
import { normalizeEmail } from '../database/account-tables.ts';

/** The 18,000 common passwords of at least 8 characters, which attackers try first (ASVS 5.0, 6.2.4). */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].flatMap((password) => (password.length >= 8 ? [password.toLowerCase()] : [])),
);

/** Whether a password is a common one, ignoring case. */
const isCommonPassword = (password: string): boolean => commonPasswords.has(password.normalize('NFKC').toLowerCase());

const minAgeYears = 13;

/** Whether a normalized address is valid for an account. */
export const isEmail = (email: string): boolean =>
  email.length <= 254 && /^[^\s@<>()",;:]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(email);

/** @throws Refusal invalid_email */
export function validateEmail(raw: string): string {
  const email = normalizeEmail(raw);
  if (!isEmail(email)) throw new Refusal(400, 'invalid_email', 'not an e-mail address');
  return email;
}

/**
 * Requires 8 to 128 characters (decisions, section 3), and refuses common passwords and the account's e-mail address.
 * @param email normalized; null for an account without one
 * @throws Refusal invalid_password, common_password
 */
export function checkPassword(password: string, email: string | null): void {
  const { length } = [...password];
  if (length < 8 || length > 128) throw new Refusal(400, 'invalid_password', 'a password has 8 to 128 characters');
  const normalized = password.trim().toLowerCase();
  if (email !== null && (normalized === email || normalized === email.split('@')[0]))
    throw new Refusal(400, 'invalid_password', 'the password is the e-mail address');
  if (isCommonPassword(password)) throw new Refusal(400, 'common_password', 'the password is a common one');
}

const createFieldRefusal = (field: string, reason: string): Refusal =>
  new Refusal(400, 'invalid_request', `${field}: ${reason}`);

/** Cleans a display name, and requires 2 to 80 characters. */
export function validateName(raw: string): string {
  const name = tidyLine(raw);
  const { length } = [...name];
  if (length < 2 || length > 80) throw createFieldRefusal('displayName', '2 to 80 characters');
  return name;
}

function validateBirthday(raw: string, now: number): string {
  const day = raw.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day)
    throw createFieldRefusal('dateOfBirth', 'not a day');
  date.setUTCFullYear(date.getUTCFullYear() + minAgeYears);
  if (date.getTime() > now) throw createFieldRefusal('dateOfBirth', `${minAgeYears} years or older`);
  return day;
}

/** The optional fields of a profile. */
export interface PersonalFields {
  displayName?: string | undefined;
  countryName?: string | undefined;
  phone?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  gender?: string | undefined;
  dateOfBirth?: string | undefined;
  identity?: string | undefined;
  identityItem?: string | undefined;
  favoriteClubId?: string | undefined;
}

const textFields = [
  'countryName',
  'phone',
  'postalCode',
  'city',
  'gender',
  'identity',
  'identityItem',
  'favoriteClubId',
] as const satisfies (keyof PersonalFields)[];

type Columns<Fields> = { [Field in keyof Fields]: string | null };

/** Checks and cleans the given fields only; an empty text becomes null. */
export function validateFields(fields: PersonalFields, now: number): Partial<Columns<PersonalFields>> {
  const { displayName, dateOfBirth } = fields;
  const entries = textFields.flatMap((name) => {
    const raw = fields[name];
    return raw === undefined ? [] : [[name, tidyLine(raw) || null]];
  });
  return {
    ...Object.fromEntries(entries),
    ...(displayName === undefined ? {} : { displayName: validateName(displayName) }),
    ...(dateOfBirth === undefined
      ? {}
      : { dateOfBirth: dateOfBirth === '' ? null : validateBirthday(dateOfBirth, now) }),
  };
}
