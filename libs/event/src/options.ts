import { z } from 'zod';

/** A portal is there to watch. */
export const always = true;

/** What a customer decides about the event page (decisions, section 4). */
export const options = z.strictObject({
  player_highlights: z
    .boolean()
    .optional()
    .meta({ description: 'A second shelf with the highlights of single players' }),
  match_stats: z.boolean().optional().meta({ description: 'The figures of both sides, where the match has them' }),
});

export type EventOptions = z.output<typeof options>;
