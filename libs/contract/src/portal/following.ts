import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { emptyResponse } from '../wire/empty-response.ts';
import { identityId } from '../wire/id-schemas.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { id, line, createStrictChoice, text, wholeNumber, booleanFlag } from '../wire/values.ts';

/** The targets that viewers can follow (specification, section 3). */
export const followTargets = ['category', 'team', 'league', 'home', 'subcategory'] as const;
export type FollowTarget = (typeof followTargets)[number];

/** The stored type of a target: every target but a team is an identity_item (wire.md). */
export const followedTypes = ['team', 'identity_item'] as const;
export type FollowedType = (typeof followedTypes)[number];

/** Entries of one page of the list (specification, section 9). */
export const followedPageSize = 150;

/** A target that a viewer follows. */
export const followedSchema = z.object({
  id,
  /** The id of the team, league or category, for following and unfollowing. */
  reference_id: id,
  type: createStrictChoice(followedTypes),
  title: z.optional(line),
  image_url: z.optional(text),
  /** The parents: a team's leagues, a sub-category's main categories. */
  identities_id: z.optional(z.array(identityId)),
});
export type WireFollowed = z.output<typeof followedSchema>;

const { page, size, order, next, count } = pagingFields;

/** Lists the viewer's followed targets, the latest first. Without `types` the list contains both types. */
export const listFollowed = defineEndpoint({
  method: 'GET',
  path: '/api/follow/list_by_user',
  auth: 'required',
  request: {
    query: z.object({
      page,
      size,
      order,
      next,
      count,
      version: z.optional(wholeNumber),
      types: z.optional(z.array(createStrictChoice(followedTypes))),
    }),
  },
  response: paged(followedSchema),
});

/**
 * Follows a target, even one that the viewer follows already. Errors: 404 not_found for an unknown target; 409 conflict
 * at the backend's limit for one viewer.
 */
export const saveFollow = defineEndpoint({
  method: 'POST',
  path: '/api/follow/save',
  auth: 'required',
  request: { body: z.object({ reference_id: id, type: createStrictChoice([...followTargets, ...followedTypes]) }) },
  response: followedSchema,
  fromRequest: ({ body: { reference_id: id, type } }) => ({
    id,
    reference_id: id,
    type: type === 'team' ? type : 'identity_item',
  }),
});

/** Unfollows a target by its reference_id; succeeds even if the viewer does not follow it. */
export const removeFollow = defineEndpoint({
  method: 'POST',
  path: '/api/follow/remove_by_reference',
  auth: 'required',
  request: { body: z.object({ id }) },
  response: emptyResponse,
});

/**
 * Returns the address of an iCalendar feed with the matches of the viewer's club and followed teams and leagues.
 *
 * - The address is absolute, or relative to api_base (decisions, section 5). Its query parameters are `lang`, the
 *   language of the calendar's name, and `site`, the customer's id (`calendarUid`).
 * - The address is a secret that needs no sign-in. It is valid until `revoke` or the account's deletion.
 * - A backend that stores only hashes of addresses returns a new one each time, and older ones stay valid.
 */
export const createCalendarAddress = defineEndpoint({
  method: 'POST',
  path: '/api/follow/calendar',
  optional: true,
  auth: 'required',
  /** True makes earlier addresses invalid. */
  request: { body: z.object({ revoke: z.optional(booleanFlag) }) },
  response: z.object({ url: text }),
  fromRequest: () => ({ url: '' }),
});
