import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './document.ts';
import { servable, type Servable } from './servable.ts';
import { commonHeaders, pageHeaders, policyHeaders } from './security-headers.ts';
import type { ServedSite } from './sites.ts';

const textOf = (html: string, element: 'script' | 'style'): string =>
  new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(html)?.[1] ?? '';

/**
 * What is sent when rendering itself is broken, or has more to do than it may: the customer's own `index.html`, from which the browser builds the page. The
 * status says that it is not the page's true state, so that nobody keeps or indexes it.
 * @param pays whether it stands for a page that one pays on: whose scripts may run is the same as on the page itself
 */
export function bareShell(site: ServedSite, pays = false): Servable {
  const html = readFileSync(join(site.publicFolder, 'index.html'), 'utf8');
  return servable({
    status: 503,
    headers: {
      ...commonHeaders,
      ...pageHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      ...policyHeaders(site, hashOf(textOf(html, 'script')), [hashOf(textOf(html, 'style'))], { pays }),
      'Cache-Control': 'no-store',
      // Which page it stands for is not known: it may be one with a secret in its address.
      'Referrer-Policy': 'no-referrer',
      'Retry-After': '30',
      Vary: 'Accept-Encoding',
    },
    bytes: new TextEncoder().encode(html),
  });
}
