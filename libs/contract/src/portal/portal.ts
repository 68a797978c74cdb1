import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { booleanFlag, id, line, text } from '../wire/values.ts';

/** The new address of a path (guard 3); an external address is a full navigation. */
export const redirectSchema = z.object({
  to: text,
  /** `to` is an address of another site; absent: a path of this one. */
  external: z.optional(booleanFlag),
  status: z.transform((raw: unknown): 301 | 302 => (raw === 301 || raw === '301' ? 301 : 302)),
});
export type PortalRedirect = z.output<typeof redirectSchema>;

/** Null for a path that has not moved. The trailing slash does not count. */
export const getPortalRedirect = defineEndpoint({
  method: 'GET',
  path: '/api/portal/redirect',
  optional: true,
  namesObject: true,
  auth: 'none',
  request: { query: z.object({ path: text }) },
  response: z.nullable(redirectSchema),
});

/**
 * HTML from outside: sanitise it before it reaches a document. `locale` is its language, which may differ from the
 * requested one.
 */
export const pageSchema = z.object({ title: z.optional(line), html: text, locale: z.optional(text) });
export type PortalPage = z.output<typeof pageSchema>;

/** The text of /faq, /about, /terms, /privacy and /info/{type}; unknown: 404 not_found. */
export const getPortalPage = defineEndpoint({
  method: 'GET',
  path: '/api/portal/page/:type',
  optional: true,
  auth: 'none',
  request: { params: z.object({ type: id }), query: z.object({ locale: z.optional(text) }) },
  response: pageSchema,
});
