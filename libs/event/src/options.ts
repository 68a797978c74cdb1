import * as z from 'zod/mini';

/**
 * What a customer decides about the event page (decisions, section 4). A key that is present and true loads the
 * figure or shelf; without it the page makes no call for it.
 */
export const options = z.strictObject({
  /** A shelf of highlights per player. */
  player_highlights: z.optional(z.boolean()),
  /** The comparison of both sides, where the match has figures and the viewer may watch it. */
  match_stats: z.optional(z.boolean()),
});

export type EventOptions = z.output<typeof options>;
