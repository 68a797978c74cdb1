import type { IncomingMessage } from 'node:http';
import { chosenLocale, type Locale, localeCookie } from '@touchline/i18n/locales';
import type { ServedSite } from '../sites/sites.ts';

/**
 * Whether the browser came over https: by the header of the hop in front of the edge, else by the site's own address.
 */
function isOverHttps(
  { host, 'x-forwarded-proto': proto }: IncomingMessage['headers'],
  { origin }: ServedSite,
): boolean {
  return proto === undefined ? origin === `https://${host}` : /^https\b/.test(String(proto));
}

/**
 * The header that remembers a language chosen by its prefix. A link on another site chooses for this visit alone, and
 * never for a viewer who has chosen another language.
 */
export function languageCookie(
  chosen: Locale | undefined,
  { headers }: IncomingMessage,
  site: ServedSite,
): { 'Set-Cookie'?: string } {
  if (chosen === undefined) return {};
  const isLinkOfAnother = headers['sec-fetch-site'] === 'cross-site';
  const [config] = Object.values(site.sites);
  if (isLinkOfAnother && config && chosenLocale(headers.cookie, config.locales)) return {};
  return { 'Set-Cookie': localeCookie(chosen, isOverHttps(headers, site), !isLinkOfAnother) };
}
