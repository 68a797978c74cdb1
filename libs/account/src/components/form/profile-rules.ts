import '../../jitless.ts';
import { tidyLine } from '@touchline/contract';
import * as z from 'zod/mini';

const createLineSchema = (maxCharacters: number) =>
  z.string().check(z.overwrite(tidyLine), z.maxLength(maxCharacters, 'profile.tooLong'));

/**
 * The birthday of a person who is 13 years old today, YYYY-MM-DD.
 * @param now milliseconds since the epoch
 */
export function getLatestBirthday(now: number): string {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() - 13);
  return date.toISOString().slice(0, 10);
}

const isDate = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) && text >= '1900-01-01';
};

/** The name, at sign-up and in the profile (decisions, section 3). The messages are keys of this library's texts. */
export const displayName = z
  .string()
  .check(z.overwrite(tidyLine), z.minLength(2, 'profile.nameTooShort'), z.maxLength(80, 'profile.nameTooLong'));

/** The optional fields; an empty field is the empty text. @param latestBirthday see {@link getLatestBirthday} */
export const createProfileRules = (latestBirthday: string) => ({
  phone: createLineSchema(30).check(z.regex(/^$|^\+?[\d ()./-]{5,30}$/, 'profile.phoneInvalid')),
  countryName: createLineSchema(80),
  city: createLineSchema(80),
  postalCode: createLineSchema(12),
  gender: createLineSchema(20),
  dateOfBirth: z.string().check(
    z.refine((text) => text === '' || isDate(text), { error: 'profile.dateInvalid', abort: true }),
    z.refine((text) => text <= latestBirthday, 'profile.tooYoung'),
  ),
});

/** A new password. */
export const newPassword = z.string().check(z.minLength(8, 'password.tooShort'), z.maxLength(128, 'password.tooLong'));
