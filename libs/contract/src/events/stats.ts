import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { goalFields } from './line-ups.ts';
import { eventId, teamId } from '../wire/id-schemas.ts';
import { booleanFlag, line, number, score, text, wholeNumber } from '../wire/values.ts';

/** One day, longer than any recording. */
const maxTimeMs = 86_400_000;

const sideScoresSchema = z.object({
  team_id: z.optional(teamId),
  name: z.optional(line),
  score: z.optional(score),
  /** The score of each period played so far. */
  periods: z.optional(z.array(number)),
});

/**
 * A new score, or a moment whose absent score is that of the change before. `time` is in milliseconds from the start of
 * the recording or the live stream, as in tags; it is negative for a moment before it.
 */
const scoreChangeSchema = z.object({
  time: number.check(z.gte(-maxTimeMs), z.lte(maxTimeMs)),
  period: z.optional(wholeNumber),
  team1: z.optional(wholeNumber),
  team2: z.optional(wholeNumber),
  ...goalFields,
});
export type ScoreChange = z.output<typeof scoreChangeSchema>;

/** A match's statistics; both parts are absent for a match without statistics. */
export const eventStatsSchema = z.object({
  vidswap: z.object({
    'game-scores': z.optional(
      z.object({
        team1: z.optional(sideScoresSchema),
        team2: z.optional(sideScoresSchema),
        /** The operator's name of the period: `3`, `2H`, `FT`. */
        period: z.optional(text),
        /** All changes of the score, in order (docs/decisions/0026); absent if the operator does not record them. */
        changes: z.optional(z.array(scoreChangeSchema)),
      }),
    ),
    /** The rows that compare the teams: a title, and each team's figure as text. */
    'game-overview': z.optional(z.array(z.object({ title: line, team1: z.optional(text), team2: z.optional(text) }))),
  }),
});
export type EventStats = z.output<typeof eventStatsSchema>;

export const getEventStats = defineEndpoint({
  method: 'GET',
  path: '/api/event/stats',
  auth: 'optional',
  request: {
    /** `score` adds the scores of the periods, and `overview` the comparison of the teams. */
    query: z.object({ id: eventId, score: z.optional(booleanFlag), overview: z.optional(booleanFlag) }),
  },
  response: eventStatsSchema,
});
