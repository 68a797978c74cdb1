import { resolveAddress } from '@touchline/api-client';
import { toUrl } from '@touchline/contract';
import { stripBidiControls } from '@touchline/i18n';

/**
 * A text from the backend or an operator, without characters that change the text direction.
 * Undefined for an empty result.
 */
export const cleanText = (raw: string | undefined): string | undefined =>
  (raw === undefined ? '' : stripBidiControls(raw).trim()) || undefined;

/** A CSS colour `#rrggbb`; undefined for all other values. */
export const cleanColor = (raw: string | undefined): string | undefined =>
  raw !== undefined && /^#[\da-f]{6}$/i.test(raw) ? raw : undefined;

/** Up to three letters that represent a name. */
export const getInitials = (name: string): string =>
  [...name.replace(/[^\p{L}\p{N}]/gu, '')].slice(0, 3).join('').toUpperCase();

/** The absolute form of an address from the backend; undefined if it is not valid. */
export type AddressResolver = (raw: string | undefined) => string | undefined;

/** @param apiBase base of addresses in answers; '' is the page's own origin */
export const createAddressResolver =
  (apiBase: string): AddressResolver =>
  (raw) =>
    raw === undefined ? undefined : resolveAddress(apiBase, raw);

const maxLinkCharacters = 2048;
const linkProtocols: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address from the backend or an operator as a link target: http(s), mailto or tel (decisions, section 2). Undefined
 * for all other protocols.
 */
export function cleanLink(raw: string | undefined): string | undefined {
  const url = raw === undefined || raw.length > maxLinkCharacters ? null : toUrl(raw.trim());
  return url && linkProtocols.has(url.protocol) ? url.href : undefined;
}
