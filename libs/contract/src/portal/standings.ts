import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { identityId, teamId } from '../wire/id-schemas.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { count, createStrictChoice, line, number, text } from '../wire/values.ts';

/** The result of a match for a team: won, drawn, lost. */
export const matchOutcomes = ['W', 'D', 'L'] as const;
export type MatchOutcome = (typeof matchOutcomes)[number];

/** One line of a result table. A column that the sport does not have is absent, such as draws in basketball. */
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
   * As the backend computes them: the rules differ by sport, and a portal never computes them (decisions, section 5).
   */
  points: z.optional(number),
  /** The last matches, the latest at the end. */
  form: z.optional(z.array(createStrictChoice(matchOutcomes))),
});
export type Standing = z.output<typeof standingSchema>;

const { page, size, next } = pagingFields;

/** The result table of a league, best first; empty for a league without one, such as a cup. */
export const getStandings = defineEndpoint({
  method: 'GET',
  path: '/api/team/standings',
  optional: true,
  namesObject: true,
  auth: 'optional',
  request: { query: z.object({ leagueId: identityId, page, size, next }) },
  response: paged(standingSchema),
});
