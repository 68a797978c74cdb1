import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv, { type RequestHandler } from 'sirv';
import { listAcceptedEncodings } from '../cache/compress.ts';
import { isSuspicious } from '../addresses/addresses.ts';
import { sendFeatureWorker, findWorker } from './feature-worker.ts';
import { sendPortalWorker } from './portal-worker.ts';
import { commonHeaders, picturePolicy } from '../security/security-headers.ts';
import type { ServedSite } from '../sites/sites.ts';
import { noRobots } from '@touchline/customer-config';
import { type EdgeHandler, readTarget, sendByNode, sendText } from '../answer.ts';
import { isFile } from './is-file.ts';

export interface StaticFiles {
  serve: (site: ServedSite, request: IncomingMessage, response: ServerResponse, onMissing: () => void) => void;
}

/** The service worker. Its scope is the whole site, and no cache may keep an old version. */
const worker = '/sw.js';
/** The script that removes the worker; each build writes it next to the worker. */
const workerOffPath = '/sw-off.js';

interface StaticFilesOptions {
  /**
   * When false, the edge serves the script that removes the service worker in place of the worker: browsers remove it
   * at the next page.
   */
  workers?: boolean | undefined;
}

const immutableCaching = 'public, max-age=31536000, immutable';
const revalidatedCaching = 'public, max-age=0, must-revalidate';

/**
 * Files that are not served: source maps, also compressed, and the page for hosts without an edge, which would lack its
 * policy.
 */
const unservedFilePattern = /\.map(?:\.br|\.gz)?$|^\/index\.html(?:\.br|\.gz)?$/;

/**
 * Serves each customer's public folder, in the encodings made at build time. Caches may store files with a hash in
 * their names for a year.
 */
export function createStaticFiles({ workers = true }: StaticFilesOptions = {}): StaticFiles {
  const handlers = new Map<string, { build: string; handle: RequestHandler }>();

  const getHandler = ({ id, build, publicFolder }: ServedSite): RequestHandler => {
    const knownHandler = handlers.get(id);
    if (knownHandler?.build === build) return knownHandler.handle;
    const handle = sirv(publicFolder, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders(response, pathname) {
        const isImmutable = pathname.startsWith('/assets/') || pathname.startsWith('/brand/');
        response.setHeader('Cache-Control', isImmutable ? immutableCaching : revalidatedCaching);
        for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
        if (pathname === workerOffPath) {
          response.setHeader('Cache-Control', 'no-cache');
          response.setHeader('Service-Worker-Allowed', '/');
        }
        if (pathname.endsWith('.svg')) response.setHeader('Content-Security-Policy', picturePolicy);
      },
    });
    handlers.set(id, { build, handle });
    return handle;
  };

  return {
    serve(site, request, response, onMissing) {
      if (!workers && request.url?.replace(/\?.*/s, '') === worker) request.url = workerOffPath;
      const rawPath = request.url?.replace(/\?.*/s, '') ?? '';
      if (isSuspicious(rawPath) || /%2f/i.test(rawPath)) return onMissing();
      const path = decodeURIComponent(rawPath);
      if (unservedFilePattern.test(path)) return onMissing();
      // Rebuilding a customer removes files that the handler still lists.
      if (!existsSync(join(site.publicFolder, path))) return onMissing();
      const workerFile = findWorker(site, path);
      if (workerFile) return sendFeatureWorker(site, workerFile, request, response);
      if (path === worker) return sendPortalWorker(site, join(site.publicFolder, path), request, response);
      // sirv misreads ranges that count from the end or backwards. Clients need no ranges, because all files here are
      // short.
      delete request.headers.range;
      // sirv ignores `q=0`, so the edge removes refused encodings from the header.
      request.headers['accept-encoding'] = listAcceptedEncodings(request.headers['accept-encoding']?.toString()).join(
        ', ',
      );
      response.once('pipe', (fileStream: Readable) => {
        // sirv does not handle a failed read, such as of a deleted file or beyond the limit of open files.
        fileStream.once('error', () => response.destroy());
        // sirv does not close the file when the client closes the connection.
        response.once('close', () => fileStream.destroy());
      });
      getHandler(site)(request, response, onMissing);
    },
  };
}

/** Serves a customer's files, and the robots.txt of a site that is hidden from search engines. */
export const serveFiles =
  (files: StaticFiles): EdgeHandler =>
  async (c, next) => {
    const { pathname } = readTarget(c);
    const site = c.get('site');
    if (!isFile(pathname)) return next();
    if (site.noIndex && pathname === '/robots.txt') return sendText(c, 200, noRobots.trimEnd());
    return sendByNode(c, (response) =>
      files.serve(site, c.env.incoming, response, () => void sendText(c, 404, 'Not found')),
    );
  };
