import { resolveAddress } from '@touchline/api-client';
import { toUrl } from '@touchline/contract';
import { stripBidiControls } from '@touchline/i18n';

/** A text from outside without characters that change the page's direction; undefined if it is empty then. */
export const clean = (raw: string | undefined): string | undefined =>
  (raw === undefined ? '' : stripBidiControls(raw).trim()) || undefined;

/** A CSS colour `#rrggbb`; anything else from outside is left out. */
export const cleanColor = (raw: string | undefined): string | undefined =>
  raw !== undefined && /^#[\da-f]{6}$/i.test(raw) ? raw : undefined;

/** Up to three letters that represent a name. */
export const initials = (name: string): string =>
  [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 3).join('').toUpperCase();

/** Makes an address from outside usable, or leaves it out. */
export type Address = (raw: string | undefined) => string | undefined;

/** @param apiBase base of addresses in answers; '' is the page's own origin */
export const addressesFrom =
  (apiBase: string): Address =>
  (raw) =>
    raw === undefined ? undefined : resolveAddress(apiBase, raw);

const maxLinkCharacters = 2048;
const linkable: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** A target from outside that may become a link: http(s), mailto or tel (decisions, section 2). Undefined for all other protocols. */
export function cleanLink(raw: string | undefined): string | undefined {
  const url = raw === undefined || raw.length > maxLinkCharacters ? null : toUrl(raw.trim());
  return url && linkable.has(url.protocol) ? url.href : undefined;
}
