import { z } from 'zod';

/** Tags belong to viewers, and to matches that one watches. */
export const needs = ['account', 'event'];

/** Key moments have nothing that customers decide. */
export const options = z.strictObject({}).meta({ description: 'Key moments of a match: what is tagged in it' });

export type MomentsOptions = z.output<typeof options>;
