/** Ad servers write long addresses. */
const maxAddressCharacters = 4096;

/** Makes an address from an ad server's response absolute, or drops it. */
export type AdAddress = (raw: unknown) => string | undefined;

/** In place of `URL.parse`, which the oldest browsers lack (docs/decisions/0066). */
function toUrl(address: string, base?: URL | string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

/**
 * The addresses that a tag may lead to: https, or the origin of the tag itself, which the page allows (the API's own in
 * development).
 * @param tag absolute, or relative to the page
 */
export function createAddressResolver(tag: string): AdAddress {
  const base = toUrl(tag, document.baseURI);
  return (raw) => {
    if (typeof raw !== 'string' || raw.length > maxAddressCharacters) return undefined;
    const url = base && raw.trim() !== '' ? toUrl(raw.trim(), base) : null;
    return url && (url.protocol === 'https:' || url.origin === base?.origin) ? url.href : undefined;
  };
}

/** The target of a press on the ad: http or https only. */
export function getClickAddress(tag: string, raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.length > maxAddressCharacters || raw.trim() === '') return undefined;
  const url = toUrl(raw.trim(), toUrl(tag, document.baseURI) ?? undefined);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
