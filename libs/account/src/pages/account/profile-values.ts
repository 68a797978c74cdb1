import type { SessionState } from '@touchline/auth-session';
import type { ProfileFields } from './profile-schema.ts';

type User = NonNullable<SessionState['user']>;

export const profileFieldNames = [
  'displayName',
  'phone',
  'countryName',
  'city',
  'postalCode',
  'gender',
  'dateOfBirth',
] as const;

/** The form's initial values. */
export const getProfileValues = (user: User): ProfileFields => ({
  displayName: user.displayName ?? '',
  phone: user.phone ?? '',
  countryName: user.countryName ?? '',
  city: user.city ?? '',
  postalCode: user.postalCode ?? '',
  gender: user.gender ?? '',
  dateOfBirth: user.dateOfBirth ?? '',
});

/** Only the changed fields: another device may have changed the others. An empty text deletes a field's value. */
export function getProfileChanges(user: User, values: ProfileFields): Partial<ProfileFields> {
  const previousValues = getProfileValues(user);
  return Object.fromEntries(
    profileFieldNames.filter((name) => values[name] !== previousValues[name]).map((name) => [name, values[name]]),
  );
}
