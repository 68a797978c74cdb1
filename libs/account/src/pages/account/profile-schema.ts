import * as z from 'zod/mini';
import { displayName, createProfileRules } from '../../components/form/profile-rules.ts';

/**
 * The schema of the profile's form; all fields but the name may be empty. @param latestBirthday the latest allowed
 * birthday, see getLatestBirthday
 */
export const createProfileSchema = (latestBirthday: string) =>
  z.object({ displayName, ...createProfileRules(latestBirthday) });

/** The fields of a viewer's profile; '' for an empty field. */
export type ProfileFields = z.output<ReturnType<typeof createProfileSchema>>;
