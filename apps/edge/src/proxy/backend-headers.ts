import type { IncomingHttpHeaders } from 'node:http';
import { noScriptsPolicy } from '../security/security-headers.ts';

/**
 * Headers of a backend's response that the edge passes on: each describes this one response. All other headers are
 * dropped, because they would affect the portal's whole host (docs/decisions/0052).
 */
const answerHeaders = new Set([
  'accept-ranges',
  'access-control-allow-headers',
  'access-control-allow-methods',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'age',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'date',
  'etag',
  'expires',
  'last-modified',
  'location',
  'request-id',
  'retry-after',
  'traceparent',
  'vary',
  'x-correlation-id',
  'x-request-id',
  'x-robots-tag',
]);

/** Headers that open a socket. */
const socketHeaders = new Set([
  'connection',
  'upgrade',
  'sec-websocket-accept',
  'sec-websocket-extensions',
  'sec-websocket-protocol',
]);

const frameAncestorsPolicy = "frame-ancestors 'self'";

/**
 * A document of the backend shares the portal's host, and without this policy it could read the viewer's session there.
 * The policy applies to every type of response, because browsers differ in the types that they open as documents.
 */
const isolationPolicy = `sandbox allow-scripts allow-forms allow-popups; ${frameAncestorsPolicy}`;

/** The policy of a backend's response without a policy of its own. */
export const backendPolicy = `${noScriptsPolicy}, ${isolationPolicy}`;

/** Whether a browser must treat the response as PDF. From a list of types it may choose another. */
function isPdf(type = ''): boolean {
  const [name = ''] = type.split(';');
  return name.trim().toLowerCase() === 'application/pdf' && !type.includes(',');
}

/** Joins the backend's policy and the edge's with a comma, so that a browser enforces both. */
function getPolicy({ 'content-type': type, 'content-security-policy': answerPolicy }: IncomingHttpHeaders): string {
  // PDF viewers do not start in a sandbox, and run without the host's rights.
  const edgePolicy = isPdf(type) ? frameAncestorsPolicy : isolationPolicy;
  return `${answerPolicy ?? noScriptsPolicy}, ${edgePolicy}`;
}

const deleteOtherHeaders = (headers: IncomingHttpHeaders, knownHeaders: ReadonlySet<string>): void => {
  for (const name of Object.keys(headers)) if (!knownHeaders.has(name)) delete headers[name];
};

/** Whether a request contains its viewer's token: the response is for that viewer alone. */
const isSigned = (requestHeaders: IncomingHttpHeaders): boolean =>
  'x-authorization' in requestHeaders || 'authorization' in requestHeaders;

/**
 * Keeps the headers that describe the backend's response, and adds the edge's isolation.
 * @param answer headers of the backend's response, which are changed
 * @param requestHeaders headers of the request
 * @param target the request's target, such as `/api/event/list`
 */
export function confineHeaders(answer: IncomingHttpHeaders, requestHeaders: IncomingHttpHeaders, target: string): void {
  deleteOtherHeaders(answer, answerHeaders);
  answer['content-security-policy'] = getPolicy(answer);
  if (isSigned(requestHeaders)) {
    answer['cache-control'] = 'private, no-store';
    delete answer.expires;
  } else if (target.startsWith('/api')) {
    // A cache in front of the edge must not answer a signed call with an anonymous response.
    answer.vary = [answer.vary, 'X-Authorization'].filter(Boolean).join(', ');
  }
}

/**
 * Keeps the headers that describe a response which opens or refuses a socket, and adds the edge's
 * isolation.
 */
export function confineSocketHeaders(answer: IncomingHttpHeaders): void {
  deleteOtherHeaders(answer, socketHeaders);
}
