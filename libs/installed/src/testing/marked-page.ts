import { createHash } from 'node:crypto';
import { markedText, pageMark } from '@touchline/feature-kit/rendering';

interface MarkedPage {
  site?: string;
  build?: string;
  status?: number;
  /** Headers that replace the edge's. */
  headers?: Record<string, string>;
  /** Body that replaces the marked page. */
  sent?: string;
}

/** A page as the edge sends it, or as it arrives. */
export async function markedPage(title: string, over: MarkedPage = {}): Promise<Response> {
  const { site = 'demo', build = 'b1', status = 200, headers = {} } = over;
  const html = `<!doctype html><style>a{}</style><title>${title}</title>`;
  const policy = "script-src 'self'";
  const digest = createHash('sha256').update(markedText(policy, html)).digest('base64url');
  return new Response(over.sent ?? html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0',
      'content-security-policy': policy,
      [pageMark]: [site, build, digest].join(' '),
      ...headers,
    },
  });
}
