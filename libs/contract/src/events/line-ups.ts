import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { booleanFlag, id, line, number, text } from '../wire/values.ts';

/** Limit of starters and of substitutes, above those of any sport; an event's page contains all of them. */
const maxPlayers = 40;

/** A player in a line-up (decisions, section 6). */
export const lineUpPlayerSchema = z.object({
  id,
  name: line,
  /** The shirt number. */
  number: z.optional(text.check(z.maxLength(4))),
  /** A position such as `goalkeeper`. Pages translate common positions and show others unchanged. */
  position: z.optional(text.check(z.maxLength(40))),
  image_url: z.optional(text),
  /** The player leads the team in this match. */
  captain: z.optional(booleanFlag),
});
export type LineUpPlayer = z.output<typeof lineUpPlayerSchema>;

const players = z.optional(
  z.pipe(
    z.transform((raw: unknown): unknown => (Array.isArray(raw) ? raw.slice(0, maxPlayers) : raw)),
    z.array(lineUpPlayerSchema),
  ),
);

/** The line-up of one team. */
export const lineUpSchema = z.object({ starters: players, bench: players, coach: z.optional(line) });
export type LineUp = z.output<typeof lineUpSchema>;

/** The line-ups of a match; each is absent until the operator knows it. */
export const lineUpsSchema = z.object({ team1: z.optional(lineUpSchema), team2: z.optional(lineUpSchema) });
export type LineUps = z.output<typeof lineUpsSchema>;

/** A goal's scorer, assist and match time. Ids are those of players in the line-ups. */
export const goalFields = {
  player_id: z.optional(id),
  assist_id: z.optional(id),
  /** The seconds played in the period, as in the match clock. */
  clock_seconds: z.optional(number.check(z.gte(0), z.lte(86_400))),
};
