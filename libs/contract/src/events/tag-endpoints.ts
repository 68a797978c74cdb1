import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { unsaidId } from '../wire/unsaid-id.ts';
import { eventId } from '../wire/id-schemas.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { booleanFlag, id, createStrictChoice, text } from '../wire/values.ts';
import { tagFields, tagKinds, tagSchema, tagTypes } from './tag.ts';

/**
 * The tags of a match. `global: true` selects global tags, `false` the viewer's own; absent: both. Event pages request
 * 999 (specification, section 9). A backend may refuse visitors; otherwise they get the global tags of a match that is
 * free for everyone.
 */
export const listTags = defineEndpoint({
  method: 'POST',
  path: '/api/tag/list',
  auth: 'optional',
  safe: true,
  request: { body: z.object({ ...pagingFields, targetId: eventId, global: z.optional(booleanFlag) }) },
  response: paged(tagSchema),
});

/** The body that saves a tag (specification, section 3). Times are in milliseconds. */
const savedTagFields = {
  ...tagFields,
  targetId: eventId,
  title: text,
  type: createStrictChoice(tagTypes),
  kind: z.optional(createStrictChoice(tagKinds)),
  /** The tag is for all viewers, which requires canCreateGlobalTag. */
  global: z.optional(booleanFlag),
  mode: createStrictChoice(['sync']),
  /** The kind of video that the viewer was watching. */
  videoType: createStrictChoice(['live', 'vod']),
  streamName: createStrictChoice(['hd']),
};

const saveBody = z.object(savedTagFields);
export type TagSaveBody = z.output<typeof saveBody>;

/**
 * Saves a new tag. Errors: title_required, invalid_range; 403 forbidden for a global tag without canCreateGlobalTag.
 */
export const saveTag = defineEndpoint({
  method: 'POST',
  path: '/api/tag/saveV2',
  auth: 'required',
  request: { body: saveBody },
  response: tagSchema,
  fromRequest: ({ body }) => ({ ...body, id: unsaidId }),
});

/**
 * Replaces a tag. Errors: 404 not_found for another viewer's tag; 403 forbidden for a global tag without
 * canCreateGlobalTag.
 */
export const updateTag = defineEndpoint({
  method: 'POST',
  path: '/api/tag/update',
  auth: 'required',
  request: { body: z.object({ ...savedTagFields, id }) },
  response: tagSchema,
  fromRequest: ({ body }) => body,
});

/**
 * Removes tags and returns the removed ids. Ignores unknown tags and other viewers' tags; 403 forbidden for a global
 * tag without canCreateGlobalTag.
 */
export const removeTags = defineEndpoint({
  method: 'POST',
  path: '/api/tag/remove_list',
  auth: 'required',
  request: { body: z.object({ ids: z.array(id) }) },
  response: z.object({ removed: z.array(id) }),
  fromRequest: ({ body }) => ({ removed: body.ids }),
});
