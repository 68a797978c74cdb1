import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { goalFields } from './line-ups.ts';
import { eventId, teamId } from '../wire/id-schemas.ts';
import { createChoice, booleanFlag, id, line, number, createOptionalChoice, text } from '../wire/values.ts';

/** The subject of a tag (specification, section 3): the match, a player, or a bookmark of the viewer. */
export const tagTypes = ['game', 'player', 'user'] as const;
export type TagType = (typeof tagTypes)[number];

/** The kind of a moment; absent if the backend does not classify moments. */
export const tagKinds = ['goal', 'card', 'penalty', 'save'] as const;
export type TagKind = (typeof tagKinds)[number];

const dayMs = 86_400_000;

/** From the start of the recording, or from a live stream's first PROGRAM-DATE-TIME (decisions, section 1). */
const milliseconds = number.check(z.gte(0), z.lte(dayMs));

/** The team that a tag is about. */
export const tagTeamSchema = z.object({
  teamId: z.optional(teamId),
  title: z.optional(line),
  color: z.optional(text),
  logo: z.optional(text),
});
export type TagTeam = z.output<typeof tagTeamSchema>;

/** The fields of a moment in responses and requests. A moment has a start and an end, or one time. */
export const tagFields = {
  targetId: z.optional(eventId),
  title: z.optional(line),
  kind: createOptionalChoice(tagKinds),
  startTime: z.optional(milliseconds),
  endTime: z.optional(milliseconds),
  time: z.optional(milliseconds),
  playerNumber: z.optional(text),
  /** The period, from 1, as in the match clock. */
  period: z.optional(number.check(z.gte(1), z.lte(99))),
  team: z.optional(tagTeamSchema),
  ...goalFields,
};

/** A moment of a match (specification, section 3), either `global` for all viewers or the viewer's own. */
export const tagSchema = z.object({
  id,
  type: createChoice(tagTypes, 'game'),
  /**
   * Every viewer sees the tag. False: only its owner sees it. Absent counts as true, so that viewers cannot change the
   * tag.
   */
  global: z.optional(booleanFlag),
  ...tagFields,
});
export type Tag = z.output<typeof tagSchema>;
