import { z } from 'zod';

/** A portal is there to watch. */
export const always = true;

/** Where its pages are (section 2). */
export const pages = ['events/:eventId', 'events/stats/:eventId', 'channels/:eventId', 'redirect/events/:referenceId'];

/** What a customer decides about the event page (decisions, section 4). */
export const options = z
  .strictObject({
    player_highlights: z
      .boolean()
      .optional()
      .meta({ description: 'A second shelf with the highlights of single players' }),
    match_stats: z.boolean().optional().meta({ description: 'The figures of both sides, where the match has them' }),
  })
  .meta({ description: 'The pages where video plays; always on' });

export type EventOptions = z.output<typeof options>;
