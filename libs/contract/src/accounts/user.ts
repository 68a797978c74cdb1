import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { identityId, teamId, userId } from '../wire/id-schemas.ts';
import { booleanFlag, instant, text } from '../wire/values.ts';

/** The values of a form; on the wire a viewer's gender is any text. */
export const userGenders = ['female', 'male', 'other'] as const;
export type UserGender = (typeof userGenders)[number];

/** The viewer's reaction to one survey, and its time (section 3, user profile). */
export const surveyEntrySchema = z.object({
  surveyName: z.optional(text),
  skipped: z.optional(instant),
  submitted: z.optional(instant),
  closed: z.optional(instant),
});
export type SurveyEntry = z.output<typeof surveyEntrySchema>;

/** One of a profile's `options`: a survey's, or the viewer's alerts for a team (`getAlerts`). */
export const profileOptionSchema = z.extend(surveyEntrySchema, { told: z.optional(text) });
export type ProfileOption = z.output<typeof profileOptionSchema>;

/** The fields of a profile that a viewer may fill in. `dateOfBirth` is a day, YYYY-MM-DD. */
const personalFields = {
  displayName: z.optional(text),
  countryName: z.optional(text),
  phone: z.optional(text),
  postalCode: z.optional(text),
  city: z.optional(text),
  gender: z.optional(text),
  dateOfBirth: z.optional(text),
};

/** The viewer's own profile (wire.md, get_profile). `added` is the time of sign-up. */
export const profileSchema = z.object({
  id: userId,
  added: z.optional(instant),
  email: z.optional(text),
  ...personalFields,
  identity: z.optional(identityId),
  identityItem: z.optional(identityId),
  /** The viewer may save and change tags that every viewer sees. */
  canCreateGlobalTag: z.optional(booleanFlag),
  favoriteClubId: z.optional(teamId),
  /** By survey name, or `told:` and a team's id. */
  options: z.optional(z.record(z.string(), profileOptionSchema)),
});
export type Profile = z.output<typeof profileSchema>;

/**
 * The sign-up form on the wire (section 7). The server itself answers invalid_email, invalid_password and
 * common_password, so these fields are any text here.
 */
export const registrationSchema = z.object({
  email: text,
  password: z.string(),
  /** Accepted; absent if the portal has no terms. */
  terms: z.optional(booleanFlag),
  ...personalFields,
  displayName: text,
  strategy: z._default(z.literal('refresh'), 'refresh'),
});
export type Registration = z.output<typeof registrationSchema>;

/** A change of the profile. An absent field keeps its value, an empty text clears it; `options` are merged by name. */
export const profileChangesSchema = z.object({
  ...personalFields,
  identity: z.optional(text),
  identityItem: z.optional(text),
  favoriteClubId: z.optional(text),
  options: z.optional(z.record(z.string(), profileOptionSchema)),
});
export type ProfileChanges = z.output<typeof profileChangesSchema>;
