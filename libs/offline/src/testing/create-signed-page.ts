import { createHash } from 'node:crypto';
import { getSignedText, pageSignatureHeader } from '@touchline/feature-kit/rendering';

interface SignedPageOptions {
  site?: string;
  build?: string;
  status?: number;
  /** Headers that replace the edge's headers. */
  headers?: Record<string, string>;
  /** Body that replaces the signed page. */
  sent?: string;
}

/** A page with the edge's signature; `headers` and `sent` imitate a change in transit. */
export async function createSignedPage(title: string, options: SignedPageOptions = {}): Promise<Response> {
  const { site = 'demo', build = 'b1', status = 200, headers = {} } = options;
  const html = `<!doctype html><style>a{}</style><title>${title}</title>`;
  const policy = "script-src 'self'";
  const digest = createHash('sha256').update(getSignedText(policy, html)).digest('base64url');
  return new Response(options.sent ?? html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0',
      'content-security-policy': policy,
      [pageSignatureHeader]: [site, build, digest].join(' '),
      ...headers,
    },
  });
}
