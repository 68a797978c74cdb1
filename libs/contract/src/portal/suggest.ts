import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { id, line, createStrictChoice, text, wholeNumber } from '../wire/values.ts';
import { scopeFields } from './scope.ts';

/** A search suggestion while the viewer types; `kind` is the type of the object with `id`. */
export const suggestionSchema = z.object({
  kind: createStrictChoice(['event', 'team', 'league', 'category']),
  id,
  title: line,
  /** An event's title without a score. */
  safe_title: z.optional(line),
  image_url: z.optional(text),
});
export type Suggestion = z.output<typeof suggestionSchema>;

export const suggestQuerySchema = z.object({ q: text, size: z.optional(wholeNumber), ...scopeFields });
export type SuggestQuery = z.output<typeof suggestQuerySchema>;

/**
 * Suggests teams, leagues, categories and events, in that order. If no entry matches all words, the backend returns
 * those that match the most.
 */
export const suggest = defineEndpoint({
  method: 'GET',
  path: '/api/search/suggest',
  optional: true,
  auth: 'optional',
  request: { query: suggestQuerySchema },
  response: z.object({ entries: z.array(suggestionSchema) }),
});
