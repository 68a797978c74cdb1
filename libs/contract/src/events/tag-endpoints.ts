import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId } from '../wire/id-schemas.ts';
import { paged, pagingWords } from '../wire/paged.ts';
import { flag, id, strictChoice, text } from '../wire/values.ts';
import { tagFields, tagKinds, tagSchema, tagTypes } from './tag.ts';

/** The tags of a match: everybody's with `global: true`, the viewer's own with `false`, both without. The page asks for 999 (section 9). */
export const listTags = defineEndpoint({
  method: 'POST',
  path: '/api/tag/list',
  auth: 'required',
  safe: true,
  request: { body: z.object({ ...pagingWords, targetId: eventId, global: z.optional(flag) }) },
  response: paged(tagSchema),
});

/** The save payload (section 3). Times are milliseconds. */
const saved = {
  ...tagFields,
  targetId: eventId,
  title: text,
  type: strictChoice(tagTypes),
  kind: z.optional(strictChoice(tagKinds)),
  /** Everybody's; only with the right canCreateGlobalTag. */
  global: z.optional(flag),
  mode: strictChoice(['sync']),
  /** What the viewer was watching. */
  videoType: strictChoice(['live', 'vod']),
  streamName: strictChoice(['hd']),
};

const saveBody = z.object(saved);
export type TagSaveBody = z.output<typeof saveBody>;

/** A new tag; title_required, invalid_range; global without the right: 403 forbidden. */
export const saveTag = defineEndpoint({
  method: 'POST',
  path: '/api/tag/saveV2',
  auth: 'required',
  request: { body: saveBody },
  response: tagSchema,
});

/** Changes a tag as a whole; another's: 404 not_found, everybody's without the right: 403 forbidden. */
export const updateTag = defineEndpoint({
  method: 'POST',
  path: '/api/tag/update',
  auth: 'required',
  request: { body: z.object({ ...saved, id }) },
  response: tagSchema,
});

/** Removes tags, and says which: what is another's, or gone already, is not among them. Everybody's without the right: 403 forbidden. */
export const removeTags = defineEndpoint({
  method: 'POST',
  path: '/api/tag/remove_list',
  auth: 'required',
  request: { body: z.object({ ids: z.array(id) }) },
  response: z.object({ removed: z.array(id) }),
});
