import { toUrl } from '@touchline/contract';

/**
 * Resolves an address of a response, which may be relative to api_base (wire.md).
 * @returns undefined unless the address is http(s) or a path
 */
export function toCallableAddress(baseUrl: string, address: string): string | undefined {
  const trimmedAddress = address.trim();
  if (trimmedAddress === '') return undefined;
  if (/^https?:\/\//i.test(trimmedAddress)) return toUrl(trimmedAddress) ? trimmedAddress : undefined;
  // "//host" and "scheme:" would leave api_base; browsers read "\" as "/".
  if (/^[\\/]{2}|^[a-z][a-z\d+.-]*:|\\/i.test(trimmedAddress)) return undefined;
  return `${baseUrl.replace(/(?<!\/)\/+$/, '')}/${trimmedAddress.replace(/^\/+/, '')}`;
}

/**
 * Resolves an address that a page loads, such as a picture's or a stream's.
 * @returns undefined unless the address is https or on api_base's origin (decisions, section 5)
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
