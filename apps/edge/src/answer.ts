import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, ErrorHandler, MiddlewareHandler } from 'hono';
import { type Encoding, chooseEncoding } from './cache/compress.ts';
import type { PageRequest } from './cache/pages.ts';
import type { Servable } from './cache/servable.ts';
import { commonHeaders } from './security/security-headers.ts';
import type { ServedSite } from './sites/sites.ts';

/** The values that the edge's handlers share about a request. */
export interface EdgeContext {
  Bindings: HttpBindings;
  Variables: {
    /** The customer of the request's host. */
    site: ServedSite;
    /** The page that the address names. */
    page: PageRequest;
    /** The preview picture that the address names; null for a page itself. */
    picture: { hash: string | undefined } | null;
  };
}

export type EdgeHandler = MiddlewareHandler<EdgeContext>;

/**
 * Returns the path and the query of a request as its first line contains them, because a parser would normalize the
 * path.
 */
export function readTarget({ env: { incoming } }: Context<EdgeContext>): {
  target: string;
  pathname: string;
  search: string;
} {
  const target = incoming.url ?? '';
  return { target, ...splitTarget(target) };
}

/** Splits a request's target at its question mark. */
export function splitTarget(target: string): { pathname: string; search: string } {
  const queryStart = target.includes('?') ? target.indexOf('?') : target.length;
  return { pathname: target.slice(0, queryStart), search: target.slice(queryStart) };
}

/** Returns the encoding in which a client accepts a response. */
export const readEncoding = ({ env: { incoming } }: Context<EdgeContext>): Encoding =>
  chooseEncoding(incoming.headers['accept-encoding']?.toString());

export const isReadMethod = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Sends a line of text with `no-store`. */
export function sendText(
  { env: { outgoing } }: Context<EdgeContext>,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  const body = `${text}\n`;
  outgoing.writeHead(status, {
    ...commonHeaders,
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}

/** Redirects a request with `no-store`. */
export function sendRedirect(
  { env: { outgoing } }: Context<EdgeContext>,
  status: 301 | 302 | 308,
  location: string,
  headers: Record<string, string> = {},
): Response {
  const edgeHeaders = { 'Content-Length': 0, Location: location, 'Cache-Control': 'no-store' };
  outgoing.writeHead(status, { ...commonHeaders, ...edgeHeaders, ...headers }).end();
  return RESPONSE_ALREADY_SENT;
}

/**
 * Sends a cached page, payload or sitemap.
 * @param headers headers that replace the cached ones
 */
export function sendServable(
  { env: { incoming, outgoing } }: Context<EdgeContext>,
  { status, headers: storedHeaders, getBody }: Servable,
  encoding: Encoding,
  headers: Record<string, string> = {},
): Response {
  const body = getBody(encoding);
  outgoing.writeHead(status, {
    ...storedHeaders,
    ...headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
  return RESPONSE_ALREADY_SENT;
}

/** Sends a response through a function that writes to node's response. */
export async function sendByNode(
  { env: { outgoing } }: Context<EdgeContext>,
  write: (response: ServerResponse) => void | Promise<void>,
): Promise<Response> {
  await write(outgoing);
  return RESPONSE_ALREADY_SENT;
}

/** Responds to a request after its handler failed. Aborts the response if the handler has begun to send it. */
export const sendFault =
  (onError: (error: unknown) => void): ErrorHandler<EdgeContext> =>
  (error, c) => {
    onError(error);
    if (!c.env.outgoing.headersSent) return sendText(c, 500, 'Something went wrong');
    return sendByNode(c, (response) => void response.destroy());
  };
