import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sirv, { type RequestHandler } from 'sirv';
import { encodingsIn } from './compress.ts';
import { isSuspicious } from './addresses.ts';
import { sendFeatureWorker, workerAt } from './feature-worker.ts';
import { sendPortalWorker } from './portal-worker.ts';
import { commonHeaders, picturePolicy } from './security-headers.ts';
import type { ServedSite } from './sites.ts';

export interface StaticFiles {
  serve: (site: ServedSite, request: IncomingMessage, response: ServerResponse, missing: () => void) => void;
}

/** The service worker; a script of its own kind, whose scope is all of the site and which no cache may hold back. */
const worker = '/sw.js';
/** What takes it down, written by each build beside it. */
const workerOff = '/sw-off.js';

interface StaticFilesOptions {
  /** False serves what takes the service worker down in its place: wherever a browser still has one, it goes with the next page. */
  workers?: boolean | undefined;
}

const forGood = 'public, max-age=31536000, immutable';
const forMoments = 'public, max-age=0, must-revalidate';

/** Source maps, compressed ones too, and the page for hosts without an edge, which would come without its policy. */
const refused = /\.map(?:\.br|\.gz)?$|^\/index\.html(?:\.br|\.gz)?$/;

/** Serves each customer's public folder, in the encodings made at build time. Names with a hash may be kept for good. */
export function createStaticFiles({ workers = true }: StaticFilesOptions = {}): StaticFiles {
  const handlers = new Map<string, { build: string; handle: RequestHandler }>();

  const handlerOf = ({ id, build, publicFolder }: ServedSite): RequestHandler => {
    const known = handlers.get(id);
    if (known?.build === build) return known.handle;
    const handle = sirv(publicFolder, {
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders(response, pathname) {
        const lasting = pathname.startsWith('/assets/') || pathname.startsWith('/brand/');
        response.setHeader('Cache-Control', lasting ? forGood : forMoments);
        for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value);
        if (pathname === workerOff) {
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
    serve(site, request, response, missing) {
      if (!workers && request.url?.replace(/\?.*/s, '') === worker) request.url = workerOff;
      const raw = request.url?.replace(/\?.*/s, '') ?? '';
      if (isSuspicious(raw) || /%2f/i.test(raw)) return missing();
      const path = decodeURIComponent(raw);
      if (refused.test(path)) return missing();
      // Building a customer anew removes files that the handler still has in its list.
      if (!existsSync(join(site.publicFolder, path))) return missing();
      const own = workerAt(site, path);
      if (own) return sendFeatureWorker(site, own, request, response);
      if (path === worker) return sendPortalWorker(site, join(site.publicFolder, path), request, response);
      // sirv misreads ranges that count from the end or backwards; nothing here is so long that one would ask for a part.
      delete request.headers.range;
      // It looks for names alone, those that are refused included.
      request.headers['accept-encoding'] = encodingsIn(request.headers['accept-encoding']?.toString()).join(', ');
      // Nor does it handle a file that cannot be read: one that is gone, or one more than may be open.
      response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
      handlerOf(site)(request, response, missing);
    },
  };
}
