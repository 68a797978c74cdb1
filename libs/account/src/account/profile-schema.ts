import * as z from 'zod/mini';
import { displayName, createProfileRules } from '../form/profile-rules.ts';

/**
 * The schema of the profile's form; all fields but the name may be empty. @param latestBirthday the latest allowed
 * birthday, see getLatestBirthday
 */
export const createProfileSchema = (latestBirthday: string) =>
  z.object({ displayName, ...createProfileRules(latestBirthday) });

/** The fields of a viewer's profile; '' for an empty one. */
export type ProfileFields = z.output<ReturnType<typeof createProfileSchema>>;
