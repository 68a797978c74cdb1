import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { booleanFlag, text } from '../wire/values.ts';

/**
 * Returns the address of an iCalendar feed with the matches of the viewer's followed teams and leagues and their club;
 * absolute, or relative to api_base (decisions, section 5). The address itself is the secret: it needs no sign-in and
 * stays valid after a sign-out, until `revoke` or the account's deletion. `lang` in its query is the language of the
 * calendar's own name, `site` the customer's id (`calendarUid`). A backend that stores only hashes returns a new
 * address each time, and the older ones stay valid.
 */
export const createCalendarAddress = defineEndpoint({
  method: 'POST',
  path: '/api/follow/calendar',
  optional: true,
  auth: 'required',
  /** `revoke` makes earlier addresses invalid. */
  request: { body: z.object({ revoke: z.optional(booleanFlag) }) },
  response: z.object({ url: text }),
  fromRequest: () => ({ url: '' }),
});
