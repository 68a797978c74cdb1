import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId, teamId } from '../wire/id-schemas.ts';
import { flag, number, text } from '../wire/values.ts';

const sideScoresSchema = z.object({
  team_id: z.optional(teamId),
  name: z.optional(text),
  score: z.optional(number),
  /** One score per period played so far. */
  periods: z.optional(z.array(number)),
});

/** A match's figures; both parts are absent where the match has no stats. */
export const eventStatsSchema = z.object({
  vidswap: z.object({
    'game-scores': z.optional(
      z.object({
        team1: z.optional(sideScoresSchema),
        team2: z.optional(sideScoresSchema),
        /** As the operator names it: `3`, `2H`, `FT`. */
        period: z.optional(text),
      }),
    ),
    /** Rows of the comparison: a title and each side's figure as text. */
    'game-overview': z.optional(z.array(z.object({ title: text, team1: z.optional(text), team2: z.optional(text) }))),
  }),
});
export type EventStats = z.output<typeof eventStatsSchema>;

export const getEventStats = defineEndpoint({
  method: 'GET',
  path: '/api/event/stats',
  auth: 'optional',
  request: {
    query: z.object({ id: eventId, score: z.optional(flag), overview: z.optional(flag) }),
  },
  response: eventStatsSchema,
});
