import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDirection, languageTag, type Locale } from '@touchline/i18n/locales';
import { busyFrame, frameCss } from './busy-frame.ts';
import { escapeText, getHash } from './document.ts';
import { servable, type Servable } from '../cache/servable.ts';
import { commonHeaders, pageHeaders, policyHeaders } from '../security/security-headers.ts';
import type { ServedSite } from '../sites/sites.ts';

/** Returns the text of the first such element without attributes. */
function getText(html: string, element: 'script' | 'style'): string {
  const tag = `<${element}>`;
  const start = html.indexOf(tag) + tag.length;
  const end = html.indexOf(`</${element}>`, start);
  return start < tag.length || end < 0 ? '' : html.slice(start, end);
}

const robots = '<meta name="robots" content="noindex">';

/** An edge for trials adds the tag to every file. The file of a customer hidden from search engines has it already. */
const withoutRobots = (html: string): string =>
  html.includes(robots) ? html : html.replace('<head>', `<head>\n${robots}`);

const languageOfFile = /<html lang="[^"]*" dir="[^"]*"/;

const limitedLine = /data-limited="[^"]*"/;

const emptyRoot = '<div id="root"></div>';

interface ShellOptions {
  locale: Locale;
  /** The edge has too much to render; otherwise rendering is broken. */
  isBusy: boolean;
  /** True in place of a page with payments: the same scripts are allowed as on that page. */
  isPaymentPage: boolean;
}

/**
 * The response when rendering fails or the edge is too busy: the customer's own `index.html` with a frame. The browser
 * then builds the page. The status marks it as a substitute, so that caches and search engines skip it.
 */
export function bareShell(site: ServedSite, { locale, isBusy, isPaymentPage }: ShellOptions): Servable {
  const busyText = isBusy ? site.busy?.[locale] : undefined;
  const file = readFileSync(join(site.publicFolder, 'index.html'), 'utf8');
  const mark = busyText === undefined ? '' : ` data-busy="${escapeText(busyText)}"`;
  const direction = site.sites[locale]?.locales.direction;
  // Functions, because `replace` would read `$` in a text as a pattern.
  const html = (site.noIndex ? withoutRobots(file) : file)
    .replace(languageOfFile, () => `<html lang="${languageTag(locale)}" dir="${getDirection(locale, direction)}"`)
    .replace(limitedLine, () => `data-limited="${escapeText(site.limited?.[locale] ?? '')}"`)
    .replace(emptyRoot, () => `<div id="root"${mark}>${busyFrame(site, locale, busyText)}</div>`)
    .replace('</style>', () => `${frameCss}</style>`);
  return servable({
    status: 503,
    headers: {
      ...commonHeaders,
      ...pageHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      ...policyHeaders(site, getHash(getText(html, 'script')), [getHash(getText(html, 'style'))], {
        pays: isPaymentPage,
      }),
      'Cache-Control': 'no-store',
      // The replaced page is unknown: its address may carry a secret.
      'Referrer-Policy': 'no-referrer',
      'Retry-After': '30',
      Vary: 'Accept-Encoding',
    },
    bytes: new TextEncoder().encode(html),
  });
}
