const findVariable = (text: string, name: string): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith('#EXT-X-DEFINE:') && /[:,]NAME="([^"]*)"/.exec(line)?.[1] === name)
    ?.match(/[:,]VALUE="([^"]*)"/)?.[1];

/**
 * Resolves an address that a playlist names, and replaces its variables (RFC 8216bis, 4.3).
 * @param base the playlist's own address
 * @returns undefined for an address that cannot be read
 */
export function toAddress(uri: string, base: string, text: string): string | undefined {
  try {
    const { searchParams } = new URL(base);
    const expandedUri = uri.replace(/\{\$([\w-]+)\}/g, (_, name: string) => {
      const found = findVariable(text, name) ?? searchParams.get(name);
      if (found === null) throw new Error(name);
      return found;
    });
    return new URL(expandedUri, base).href;
  } catch {
    return undefined;
  }
}
