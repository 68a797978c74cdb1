import * as z from 'zod/mini';

/** Years of age that a viewer must have (decisions, section 3). */
const leastAge = 13;
const longest = 80;

/** The birthday of whoever is old enough just today, YYYY-MM-DD. @param now milliseconds since the epoch */
export function latestBirthday(now: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - leastAge);
  return day.toISOString().slice(0, 10);
}

const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && value >= '1900-01-01';

const line = () => z.string().check(z.trim(), z.maxLength(longest, 'profile.tooLong'));

/** The form of a profile; an empty field is allowed but for the name. Messages are keys of this library's texts. @param latest see {@link latestBirthday} */
export const profileSchema = (latest: string) =>
  z.object({
    displayName: z
      .string()
      .check(z.trim(), z.minLength(2, 'profile.nameTooShort'), z.maxLength(longest, 'profile.nameTooLong')),
    phone: z.string().check(
      z.trim(),
      z.refine((value) => value === '' || /^\+?[\d ()./-]{5,24}$/.test(value), 'profile.phoneInvalid'),
    ),
    countryName: line(),
    city: line(),
    postalCode: line(),
    gender: z.string(),
    dateOfBirth: z.string().check(
      z.refine((value) => value === '' || isDay(value), { error: 'profile.dateInvalid', abort: true }),
      z.refine((value) => value === '' || value <= latest, 'profile.tooYoung'),
    ),
  });

/** What a viewer may tell about himself; '' where he does not. */
export type ProfileFields = z.output<ReturnType<typeof profileSchema>>;
