import { z } from 'zod';

/** Tags belong to a viewer and to a match. */
export const needs = ['account', 'event'];

/** A customer has no options for key moments. */
export const options = z.strictObject({}).meta({ description: 'Key moments of a match, from its tags' });

export type MomentsOptions = z.output<typeof options>;
