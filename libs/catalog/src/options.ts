import { z } from 'zod';

/** What a customer decides about home and lists (decisions, section 4). */
export const options = z.strictObject({
  real_kickoff_time: z
    .boolean()
    .optional()
    .meta({ description: 'Matches are dated by their real kick-off instead of the start of their broadcast' }),
  gender: z.boolean().optional().meta({ description: 'Matches say whether men or women play' }),
  disable_team_page: z.boolean().optional().meta({ description: 'Teams have no page of their own' }),
});
