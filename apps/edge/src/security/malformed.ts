import type { IncomingMessage } from 'node:http';

/** A dot segment as any server may read it, also before `;`, `#` or `?`; a backslash; a control character. */
const strayPathPattern = /(?:^|[/\\])\.{1,2}(?:$|[/\\;#?])|[\\\p{Cc}\u2028\u2029]/u;

/** The limit of other servers for a request line, in bytes. The query has separate limits. */
const maxPathBytes = 8_192;

/** Layers of encoding that are decoded; a path with more layers is refused. */
const maxEncodingLayers = 3;

/**
 * Whether a request differs from those of browsers, so that a server behind the edge could interpret it differently.
 * The edge tests this before other code reads the request.
 */
export const isMalformed = ({ url = '', rawHeaders }: Pick<IncomingMessage, 'url' | 'rawHeaders'>): boolean =>
  !url.startsWith('/') || url.includes('#') || isStrayPath(getPath(url)) || countHosts(rawHeaders) > 1;

/** Encoded characters, or a percent sign alone. */
const percentEncodingPattern = /(?:%[\da-f]{2})+|%/gi;

/**
 * Encodes the percent signs of a path that cannot be decoded: `/%E0/` becomes `/%25E0/`.
 * @returns undefined for a path that can be decoded, and for a request with another fault
 */
export function repairTarget({
  url = '',
  rawHeaders,
}: Pick<IncomingMessage, 'url' | 'rawHeaders'>): string | undefined {
  const path = getPath(url);
  if (path.length > maxPathBytes) return undefined;
  const repairedPath = path.replaceAll(percentEncodingPattern, (encodedRun) =>
    isDecodable(encodedRun) ? encodedRun : encodedRun.replaceAll('%', '%25'),
  );
  const target = repairedPath + url.slice(path.length);
  return target === url || isMalformed({ url: target, rawHeaders }) ? undefined : target;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const getPath = (target: string): string => {
  const queryStart = target.indexOf('?');
  return queryStart < 0 ? target : target.slice(0, queryStart);
};

/**
 * Whether a path is too long to search, has dot segments, a backslash or a control character (plain or encoded), or
 * cannot be decoded.
 */
function isStrayPath(path: string): boolean {
  if (path.length > maxPathBytes) return true;
  let decodedPath = path;
  for (let layer = 0; layer <= maxEncodingLayers; layer += 1) {
    if (strayPathPattern.test(decodedPath)) return true;
    if (!decodedPath.includes('%')) return false;
    try {
      decodedPath = decodeURIComponent(decodedPath);
    } catch {
      // After the first decoding, a percent sign that cannot be decoded is part of the name.
      return layer === 0;
    }
  }
  return true;
}

/** @param rawHeaders names and values in turn */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
