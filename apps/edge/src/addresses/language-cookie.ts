import type { IncomingMessage } from 'node:http';
import { chosenLocale, type Locale, localeCookie } from '@touchline/i18n/locales';
import type { ServedSite } from '../sites/sites.ts';

/**
 * Whether the browser uses https, according to the header of the hop in front of the edge, or else to the site's own
 * address.
 */
function isOverHttps(
  { host, 'x-forwarded-proto': proto }: IncomingMessage['headers'],
  { origin }: ServedSite,
): boolean {
  return proto === undefined ? origin === `https://${host}` : /^https\b/.test(String(proto));
}

/**
 * Returns the header that stores a language chosen by its prefix. A link on another site sets the language for this
 * visit only, and never for a viewer who has chosen another.
 */
export function languageCookie(
  viewerLocale: Locale | undefined,
  { headers }: IncomingMessage,
  site: ServedSite,
): { 'Set-Cookie'?: string } {
  if (viewerLocale === undefined) return {};
  const isLinkOfAnother = headers['sec-fetch-site'] === 'cross-site';
  const [config] = Object.values(site.sites);
  if (isLinkOfAnother && config && chosenLocale(headers.cookie, config.locales)) return {};
  return { 'Set-Cookie': localeCookie(viewerLocale, isOverHttps(headers, site), !isLinkOfAnother) };
}
