import type { IncomingMessage } from 'node:http';
import { chosenLocale, type Locale, localeCookie } from '@touchline/i18n/locales';
import type { ServedSite } from '../sites/sites.ts';

/**
 * Whether the browser uses https. A proxy in front of the edge sends `x-forwarded-proto`; without it, the site's own
 * address decides.
 */
function isOverHttps(
  { host, 'x-forwarded-proto': protocol }: IncomingMessage['headers'],
  { origin }: ServedSite,
): boolean {
  return protocol === undefined ? origin === `https://${host}` : /^https\b/.test(String(protocol));
}

/**
 * Returns the header that stores a language chosen by its prefix. A link on another site sets the language for this
 * visit only, and never for a viewer who has chosen another.
 */
export function createLanguageCookie(
  viewerLocale: Locale | undefined,
  { headers }: IncomingMessage,
  site: ServedSite,
): { 'Set-Cookie'?: string } {
  if (viewerLocale === undefined) return {};
  const isCrossSiteLink = headers['sec-fetch-site'] === 'cross-site';
  const [config] = Object.values(site.sites);
  if (isCrossSiteLink && config && chosenLocale(headers.cookie, config.locales)) return {};
  return { 'Set-Cookie': localeCookie(viewerLocale, isOverHttps(headers, site), !isCrossSiteLink) };
}
