import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pageStylesPlaceholder } from '@touchline/feature-kit/rendering';
import { chooseEncoding } from '../cache/compress.ts';
import { getHash } from '../render/document.ts';
import { commonHeaders, pageHeaders, createPolicyHeaders } from '../security/security-headers.ts';
import { type Servable, createServable } from '../cache/servable.ts';
import type { ServedSite } from '../sites/sites.ts';

/** The build's placeholder for the headers of cached pages. */
const headersPlaceholder = '"pageHeaders":{}';

/** The headers of cached pages, with the customer's policy. */
function createCachedPageHeaders(site: ServedSite): Record<string, string> {
  const { 'Content-Security-Policy': policy = '' } = createPolicyHeaders(site, getHash(site.headScript), [
    pageStylesPlaceholder,
  ]);
  return { ...commonHeaders, ...pageHeaders, 'Content-Security-Policy': policy };
}

const scriptCache = new WeakMap<ServedSite, { etag: string; script: Servable }>();

function createPortalWorker(site: ServedSite, file: string): { etag: string; script: Servable } {
  const cachedScript = scriptCache.get(site);
  if (cachedScript) return cachedScript;
  const text = readFileSync(file, 'utf8').replace(
    headersPlaceholder,
    () => `"pageHeaders":${JSON.stringify(createCachedPageHeaders(site))}`,
  );
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const headers = {
    ...commonHeaders,
    'Content-Type': 'text/javascript; charset=utf-8',
    'Service-Worker-Allowed': '/',
    'Cache-Control': 'no-cache',
    ETag: etag,
    Vary: 'Accept-Encoding',
  };
  const worker = { etag, script: createServable({ status: 200, headers, bytes: new TextEncoder().encode(text) }) };
  scriptCache.set(site, worker);
  return worker;
}

/**
 * Sends the customer's service worker, with the headers under which it shows cached pages.
 * @param file the build's script
 */
export function sendPortalWorker(
  site: ServedSite,
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { etag, script } = createPortalWorker(site, file);
  if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) {
    return void response.writeHead(304, script.headers).end();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
  const body = script.getBody(encoding);
  response.writeHead(script.status, {
    ...script.headers,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
