import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getDirection, languageTag, type Locale } from '@touchline/i18n/locales';
import { createBusyFrame, frameCss } from './busy-frame.ts';
import { escapeText, getHash } from './document.ts';
import { createServable, type Servable } from '../cache/servable.ts';
import { commonHeaders, pageHeaders, createPolicyHeaders } from '../security/security-headers.ts';
import type { ServedSite } from '../sites/sites.ts';

/** Returns the text of a document's first script or style element without attributes. */
function getText(html: string, element: 'script' | 'style'): string {
  const openingTag = `<${element}>`;
  const start = html.indexOf(openingTag) + openingTag.length;
  const end = html.indexOf(`</${element}>`, start);
  return start < openingTag.length || end < 0 ? '' : html.slice(start, end);
}

const noIndexTag = '<meta name="robots" content="noindex">';

/** An edge for trials adds the tag to every file. The file of a customer hidden from search engines has it already. */
const removeRobots = (html: string): string =>
  html.includes(noIndexTag) ? html : html.replace('<head>', `<head>\n${noIndexTag}`);

const languageAttributesPattern = /<html lang="[^"]*" dir="[^"]*"/;

const limitedAttributePattern = /data-limited="[^"]*"/;

const emptyRootHtml = '<div id="root"></div>';

interface ShellOptions {
  locale: Locale;
  /** True when the edge has too much to render; false when rendering fails. */
  isBusy: boolean;
  /** Whether the shell replaces a page with payments, whose policy then applies. */
  isPaymentPage: boolean;
}

/**
 * The response when rendering fails or the edge is too busy: the customer's own `index.html` with a frame. The browser
 * then builds the page. The status marks it as a substitute, so that caches and search engines skip it.
 */
export function createBareShell(site: ServedSite, { locale, isBusy, isPaymentPage }: ShellOptions): Servable {
  const busyText = isBusy ? site.busy?.[locale] : undefined;
  const file = readFileSync(join(site.publicFolder, 'index.html'), 'utf8');
  const busyAttribute = busyText === undefined ? '' : ` data-busy="${escapeText(busyText)}"`;
  const direction = site.sites[locale]?.locales.direction;
  // The replacements are functions, because `replace` interprets `$` in a string.
  const html = (site.noIndex ? removeRobots(file) : file)
    .replace(
      languageAttributesPattern,
      () => `<html lang="${languageTag(locale)}" dir="${getDirection(locale, direction)}"`,
    )
    .replace(limitedAttributePattern, () => `data-limited="${escapeText(site.limited?.[locale] ?? '')}"`)
    .replace(emptyRootHtml, () => `<div id="root"${busyAttribute}>${createBusyFrame(site, locale, busyText)}</div>`)
    .replace('</style>', () => `${frameCss}</style>`);
  return createServable({
    status: 503,
    headers: {
      ...commonHeaders,
      ...pageHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      ...createPolicyHeaders(site, getHash(getText(html, 'script')), [getHash(getText(html, 'style'))], {
        pays: isPaymentPage,
      }),
      'Cache-Control': 'no-store',
      // The address of the page that the shell replaces may contain a secret.
      'Referrer-Policy': 'no-referrer',
      'Retry-After': '30',
      Vary: 'Accept-Encoding',
    },
    bytes: new TextEncoder().encode(html),
  });
}
