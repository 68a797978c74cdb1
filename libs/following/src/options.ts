import { z } from 'zod';

/** The customer's options for followed targets (decisions, section 4: leagues view). */
export const options = z
  .strictObject({
    view: z.enum(['team', 'identity_item']).default('team').meta({
      description: 'team: viewers follow teams, leagues and categories. identity_item: only leagues and categories',
    }),
    calendar: z.boolean().optional().meta({
      description:
        'false: no calendar subscriptions, for a backend without POST /api/follow/calendar and GET /api/calendar/team/{id}.ics',
    }),
  })
  .meta({ description: 'Viewers follow teams, leagues and categories' });

export type FollowingOptions = z.output<typeof options>;
