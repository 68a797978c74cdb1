import { toUrl } from '@touchline/contract';

/** An address from an answer, absolute or relative to api_base (wire.md), made one to call. Undefined for what is neither http(s) nor a path. */
export function callableAddress(baseUrl: string, address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed === '') return undefined;
  if (/^https?:\/\//i.test(trimmed)) return toUrl(trimmed) ? trimmed : undefined;
  // "//host" and "scheme:" would leave api_base; "\" is read as "/" by browsers.
  if (/^[\\/]{2}|^[a-z][a-z\d+.-]*:|\\/i.test(trimmed)) return undefined;
  return `${baseUrl.replace(/(?<!\/)\/+$/, '')}/${trimmed.replace(/^\/+/, '')}`;
}

/**
 * An address from an answer made usable for a page: a picture's, a stream's. Undefined for what is neither https nor on api_base's own
 * origin (decisions, section 5): such an address is never fetched or shown.
 */
export function resolveAddress(baseUrl: string, address: string): string | undefined {
  const callable = callableAddress(baseUrl, address);
  return callable === undefined || !/^http:/i.test(callable) || isSameOrigin(baseUrl, callable) ? callable : undefined;
}

/** Whether an address leads to the origin that api_base is on. */
export function isSameOrigin(baseUrl: string, address: string): boolean {
  const here = globalThis.location?.href ?? 'http://localhost/';
  return new URL(address, here).origin === new URL(baseUrl || '/', here).origin;
}
