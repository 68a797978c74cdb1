import type { IncomingMessage } from 'node:http';
import { type Locale, localeCookie } from '@touchline/i18n/locales';
import type { ServedSite } from './sites.ts';

/** Whether the browser came over https: the hop in front of the edge says so, else the site's own address. */
function isOverHttps(
  { host, 'x-forwarded-proto': proto }: IncomingMessage['headers'],
  { origin }: ServedSite,
): boolean {
  return proto === undefined ? origin === `https://${host}` : /^https\b/.test(String(proto));
}

/** The header that remembers a language chosen by its prefix; none where a link on another site has chosen it. */
export function languageCookie(
  chosen: Locale | undefined,
  { headers }: IncomingMessage,
  site: ServedSite,
): { 'Set-Cookie'?: string } {
  if (chosen === undefined || headers['sec-fetch-site'] === 'cross-site') return {};
  return { 'Set-Cookie': localeCookie(chosen, isOverHttps(headers, site)) };
}
