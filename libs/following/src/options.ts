import { z } from 'zod';
import { pageAddresses } from './pages/page-kinds.ts';

/** The list of followed targets belongs to a signed-in viewer. */
export const needs = ['account'];

/** Addresses of its pages (section 2). */
export const pages = [...pageAddresses, 'account/following'];

/** Options of following that a customer sets (decisions, section 4: leagues view). */
export const options = z
  .strictObject({
    view: z.enum(['team', 'identity_item']).default('team').meta({
      description:
        'What viewers follow: teams, and leagues and categories beside them; or identity_item, leagues and categories only, where teams are nobody’s to follow',
    }),
    calendar: z.boolean().optional().meta({
      description:
        'false where the backend serves no calendars (POST /api/follow/calendar, GET /api/calendar/team/{id}.ics): nothing offers one then',
    }),
  })
  .meta({ description: 'Following teams, leagues and categories' });

export type FollowingOptions = z.output<typeof options>;
