import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { flag, text } from '../wire/values.ts';

/**
 * The address of a calendar (iCalendar) with the matches of all that a viewer follows and of their club; absolute, or relative to api_base
 * (decisions, section 5). Whoever knows it reads it without signing in, until it is revoked or the account deleted; signing out leaves it.
 * `lang` in its query is the language of the calendar's own name, `site` the customer's id (`calendarUid`).
 * A backend may give the same address each time or, as it stores no more than their hashes, another one beside those before; `revoke`
 * ends all that were given before.
 */
export const giveCalendar = defineEndpoint({
  method: 'POST',
  path: '/api/follow/calendar',
  auth: 'required',
  request: { body: z.object({ revoke: z.optional(flag) }) },
  response: z.object({ url: text }),
});
