/** Ad servers write long addresses. */
const maxAddressCharacters = 4096;

/** Makes an address from an ad server's response absolute, or drops it. */
export type AddressResolver = (raw: unknown) => string | undefined;

/** Replaces `URL.parse`, which the oldest browsers lack (docs/decisions/0066). */
function toUrl(address: string, base?: URL | string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * Creates a filter for the addresses in a tag's response. It accepts https, and the tag's own origin, which is http in
 * development.
 * @param tag absolute, or relative to the page
 */
export function createAddressResolver(tag: string): AddressResolver {
  const base = toUrl(tag, document.baseURI);
  return (raw) => {
    if (typeof raw !== 'string' || raw.length > maxAddressCharacters) return undefined;
    const url = base && raw.trim() !== '' ? toUrl(raw.trim(), base) : null;
    return url && (url.protocol === 'https:' || url.origin === base?.origin) ? url.href : undefined;
  };
}

/** Returns the address that a press on the ad opens, if it is http or https. */
export function getClickAddress(tag: string, raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > maxAddressCharacters || raw.trim() === '') return undefined;
  const url = toUrl(raw.trim(), toUrl(tag, document.baseURI) ?? undefined);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
