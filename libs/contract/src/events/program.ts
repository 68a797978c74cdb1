import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { eventId } from '../wire/id-schemas.ts';
import { paged, pagingFields } from '../wire/paged.ts';
import { id, instant, line, text, prose } from '../wire/values.ts';

/** One programme of a channel. */
export const programSchema = z.object({
  id,
  title: z.optional(line),
  description: z.optional(prose),
  /** The language of `description`, such as `fr-CA`; absent: the customer's default language. */
  description_language: z.optional(text),
  start_date: instant,
  end_date: instant,
  image_url: z.optional(text),
  event_id: z.optional(eventId),
});
export type Program = z.output<typeof programSchema>;

const { page, size, next, count } = pagingFields;

/**
 * A channel's programme between `from` and `to`. Clients call the address in the channel's `source.epg`; the path here
 * is the reference backend's.
 */
export const getChannelProgram = defineEndpoint({
  method: 'GET',
  path: '/api/channel/program/id/:id',
  auth: 'optional',
  request: {
    params: z.object({ id: eventId }),
    query: z.object({ from: z.optional(instant), to: z.optional(instant), page, size, next, count }),
  },
  response: paged(programSchema),
});
