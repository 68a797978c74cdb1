import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { identityId, teamId } from '../wire/id-schemas.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { count, createStrictChoice, line, number, text } from '../wire/values.ts';

/** The result of a match for a team: won, drawn, lost. */
export const matchOutcomes = ['W', 'D', 'L'] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** One row of a league table. Columns that the sport lacks are absent, such as draws in basketball. */
export const standingSchema = z.object({
  team: z.object({
    id: teamId,
    name: z.optional(line),
    short_name: z.optional(line),
    logo_url: z.optional(text),
  }),
  rank: z.optional(number.check(z.gte(1))),
  played: z.optional(count),
  won: z.optional(count),
  drawn: z.optional(count),
  lost: z.optional(count),
  /**
   * The backend computes the points, because the rules differ between sports (decisions, section 5).
   */
  points: z.optional(number),
  /** The results of the last matches, the latest at the end. */
  form: z.optional(z.array(createStrictChoice(matchOutcomes))),
});
export type Standing = z.output<typeof standingSchema>;

const { page, size, next } = pagingFields;

/** A league's table, best team first; empty for a league without a table, such as a cup. */
export const getStandings = defineEndpoint({
  method: 'GET',
  path: '/api/team/standings',
  optional: true,
  namesObject: true,
  auth: 'optional',
  request: { query: z.object({ leagueId: identityId, page, size, next }) },
  response: paged(standingSchema),
});
