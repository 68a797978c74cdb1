import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId, teamId } from '../wire/id-schemas.ts';
import { flag, line, number, score, text, wholeNumber } from '../wire/values.ts';

/** A day, in milliseconds: no recording is longer. */
const longest = 86_400_000;

const sideScoresSchema = z.object({
  team_id: z.optional(teamId),
  name: z.optional(line),
  score: z.optional(score),
  /** One score per period played so far. */
  periods: z.optional(z.array(number)),
});

/** The score from a moment on, `time` milliseconds from the recording's start (live: the stream's), as tags count it. */
const scoreChangeSchema = z.object({
  time: number.check(z.nonnegative(), z.lte(longest)),
  period: z.optional(wholeNumber),
  team1: wholeNumber,
  team2: wholeNumber,
});
export type ScoreChange = z.output<typeof scoreChangeSchema>;

/** A match's figures; both parts are absent where the match has no stats. */
export const eventStatsSchema = z.object({
  vidswap: z.object({
    'game-scores': z.optional(
      z.object({
        team1: z.optional(sideScoresSchema),
        team2: z.optional(sideScoresSchema),
        /** As the operator names it: `3`, `2H`, `FT`. */
        period: z.optional(text),
        /** How the score came about, in its order (docs/decisions/0026); absent where the operator does not know. */
        changes: z.optional(z.array(scoreChangeSchema)),
      }),
    ),
    /** Rows of the comparison: a title and each side's figure as text. */
    'game-overview': z.optional(z.array(z.object({ title: line, team1: z.optional(text), team2: z.optional(text) }))),
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
