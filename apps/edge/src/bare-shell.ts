import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@touchline/i18n/locales';
import { busyFrame, frameCss } from './busy-frame.ts';
import { escapeText, hashOf } from './document.ts';
import { servable, type Servable } from './servable.ts';
import { commonHeaders, pageHeaders, policyHeaders } from './security-headers.ts';
import type { ServedSite } from './sites.ts';

const textOf = (html: string, element: 'script' | 'style'): string =>
  new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(html)?.[1] ?? '';

const emptyRoot = '<div id="root"></div>';

interface ShellOptions {
  locale: Locale;
  /** The edge has more to render than it may; otherwise rendering is broken. */
  isBusy: boolean;
  /** Stands for a page that one pays on: whose scripts may run is the same as on the page itself. */
  pays: boolean;
}

/**
 * What is sent when rendering itself is broken, or has more to do than it may: the customer's own `index.html`, from which the browser builds the page, with
 * a frame to look at meanwhile. The status says that it is not the page's true state, so that nobody keeps or indexes it.
 */
export function bareShell(site: ServedSite, { locale, isBusy, pays }: ShellOptions): Servable {
  const words = isBusy ? site.busy?.[locale] : undefined;
  const file = readFileSync(join(site.publicFolder, 'index.html'), 'utf8');
  const mark = words === undefined ? '' : ` data-busy="${escapeText(words)}"`;
  // Functions: a text may hold what `replace` would read as a pattern.
  const html = file
    .replace(emptyRoot, () => `<div id="root"${mark}>${busyFrame(site, locale, words)}</div>`)
    .replace('</style>', () => `${frameCss}</style>`);
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
