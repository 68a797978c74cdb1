import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { booleanFlag, id, line, text } from '../wire/values.ts';

/** The new address of a path (guard 3). The browser loads an external address as a new document. */
export const redirectSchema = z.object({
  to: text,
  /** `to` is an address of another site; absent: a path of this site. */
  external: z.optional(booleanFlag),
  status: z.transform((raw: unknown): 301 | 302 => (raw === 301 || raw === '301' ? 301 : 302)),
});
export type PortalRedirect = z.output<typeof redirectSchema>;

/** The redirect of a path, with or without its trailing slash; null if the path has none. */
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
 * A page's HTML, which must be sanitised before it reaches a document. `locale` is its language, which may differ from
 * the requested one.
 */
export const pageSchema = z.object({ title: z.optional(line), html: text, locale: z.optional(text) });
export type PortalPage = z.output<typeof pageSchema>;

/** The text of /faq, /about, /terms, /privacy or /info/{type}; 404 not_found for an unknown type. */
export const getPortalPage = defineEndpoint({
  method: 'GET',
  path: '/api/portal/page/:type',
  optional: true,
  auth: 'none',
  request: { params: z.object({ type: id }), query: z.object({ locale: z.optional(text) }) },
  response: pageSchema,
});
