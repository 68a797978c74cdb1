/**
 * Parses an address; null for invalid text. Replaces `URL.parse`, which old browsers lack (docs/decisions/0066).
 */
export function toUrl(address: string, base?: string | URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
