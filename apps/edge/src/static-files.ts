import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv, { type RequestHandler } from 'sirv';
import { commonHeaders } from './security-headers.ts';
import type { ServedSite } from './sites.ts';

export interface StaticFiles {
  serve: (site: ServedSite, request: IncomingMessage, response: ServerResponse, missing: () => void) => void;
}

const forGood = 'public, max-age=31536000, immutable';
const forMoments = 'public, max-age=0, must-revalidate';

/** Serves each customer's public folder, in the encodings made at build time. Names with a hash may be kept for good. */
export function createStaticFiles(): StaticFiles {
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
        // A picture opened by itself is a document: it gets no scripts.
        if (pathname.endsWith('.svg'))
          response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
      },
    });
    handlers.set(id, { build, handle });
    return handle;
  };

  return {
    serve(site, request, response, missing) {
      if (request.url?.includes('.map') || request.url === '/index.html') return missing();
      // A customer that is built anew takes files away that the handler still believes in.
      if (!existsSync(join(site.publicFolder, pathOf(request)))) return missing();
      handlerOf(site)(request, response, missing);
    },
  };
}

/** The path of a request, which has been found decodable and free of traversal. */
const pathOf = ({ url = '/' }: IncomingMessage): string => decodeURIComponent(url.replace(/\?.*$/s, ''));
