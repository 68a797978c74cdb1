import * as z from 'zod/mini';
import { displayName, profileRules } from '../form/profile-rules.ts';

/** The form of a profile; an empty field is allowed but for the name. @param latest the birthday of whoever is old enough just today */
export const profileSchema = (latest: string) => z.object({ displayName, ...profileRules(latest) });

/** What a viewer may say about themselves; '' where they do not. */
export type ProfileFields = z.output<ReturnType<typeof profileSchema>>;
