import { z } from 'zod';

/** The features that this one requires: its tags belong to a viewer (`account`) and to a match (`event`). */
export const needs = ['account', 'event'];

/** A customer has no options for key moments. */
export const options = z.strictObject({}).meta({ description: 'Key moments of a match, from its tags' });

export type MomentsOptions = z.output<typeof options>;
