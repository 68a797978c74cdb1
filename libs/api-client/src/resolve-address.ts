import { toUrl } from '@touchline/contract';

/**
 * Makes an address of a response, absolute or relative to api_base (wire.md), absolute. Undefined for all other texts
 * than http(s) or a path.
 */
export function toCallableAddress(baseUrl: string, address: string): string | undefined {
  const trimmedAddress = address.trim();
  if (trimmedAddress === '') return undefined;
  if (/^https?:\/\//i.test(trimmedAddress)) return toUrl(trimmedAddress) ? trimmedAddress : undefined;
  // "//host" and "scheme:" would leave api_base; "\" is read as "/" by browsers.
  if (/^[\\/]{2}|^[a-z][a-z\d+.-]*:|\\/i.test(trimmedAddress)) return undefined;
  return `${baseUrl.replace(/(?<!\/)\/+$/, '')}/${trimmedAddress.replace(/^\/+/, '')}`;
}

/**
 * Makes an address of an answer, such as a picture's or a stream's, usable in a page. Undefined unless it is https or
 * on api_base's own origin (decisions, section 5): such an address is never fetched or shown.
 */
export function resolveAddress(baseUrl: string, address: string): string | undefined {
  const absoluteAddress = toCallableAddress(baseUrl, address);
  return absoluteAddress === undefined || !/^http:/i.test(absoluteAddress) || isSameOrigin(baseUrl, absoluteAddress)
    ? absoluteAddress
    : undefined;
}

/** Whether an address has the same origin as api_base. */
export function isSameOrigin(baseUrl: string, address: string): boolean {
  const currentAddress = globalThis.location?.href ?? 'http://localhost/';
  return new URL(address, currentAddress).origin === new URL(baseUrl || '/', currentAddress).origin;
}
