import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { identityId, teamId, userId } from '../wire/id-schemas.ts';
import { booleanFlag, instant, text } from '../wire/values.ts';

/** The choices of a form. A profile of the API may contain any text as gender. */
export const userGenders = ['female', 'male', 'other'] as const;
export type UserGender = (typeof userGenders)[number];

/** The times at which the viewer skipped or submitted a survey (specification, section 3, user profile). */
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

/** The profile of the signed-in viewer (wire.md, get_profile). `added` is the time of sign-up. */
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
  /** Options by name: a survey's, or `told:` and a team's id. */
  options: z.optional(z.record(z.string(), profileOptionSchema)),
});
export type Profile = z.output<typeof profileSchema>;

/**
 * The request of the sign-up form (specification, section 7). E-mail and password are any text here, because the server
 * checks them (invalid_email, invalid_password, common_password).
 */
export const registrationSchema = z.object({
  email: text,
  password: z.string(),
  /** The viewer has accepted the terms; absent if the portal has no terms. */
  terms: z.optional(booleanFlag),
  ...personalFields,
  displayName: text,
  strategy: z._default(z.literal('refresh'), 'refresh'),
});
export type Registration = z.output<typeof registrationSchema>;

/** Changes of a profile. An absent field stays unchanged, an empty text clears it, and `options` merge by name. */
export const profileChangesSchema = z.object({
  ...personalFields,
  identity: z.optional(text),
  identityItem: z.optional(text),
  favoriteClubId: z.optional(text),
  options: z.optional(z.record(z.string(), profileOptionSchema)),
});
export type ProfileChanges = z.output<typeof profileChangesSchema>;
