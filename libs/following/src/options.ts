import { z } from 'zod';
import { pageAddresses } from './pages/page-kinds.ts';

/** What is followed belongs to viewers. */
export const needs = ['account'];

/** Where its pages are (section 2). */
export const pages = [...pageAddresses, 'account/following'];

/** What a customer decides about following (decisions, section 4: leagues view). */
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
