import { z } from 'zod';

/** Clubs belong to viewers. */
export const needs = ['account'];

/** What a customer decides about the choice of a favourite club (decisions, section 4: club-selection). */
export const options = z.strictObject({
  league_ids: z
    .array(z.string().trim().min(1))
    .min(1)
    .optional()
    .meta({ description: 'The leagues whose clubs there are to choose from; all of the backend without it' }),
});

export type ClubOptions = z.output<typeof options>;
