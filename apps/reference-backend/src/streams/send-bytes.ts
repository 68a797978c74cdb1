import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** A year, because the media at an address never changes. */
const mediaMaxAgeSeconds = 31_536_000;

/** The parts of a media answer. */
export interface MediaBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  /** How long caches may store the media, in seconds; by default a year. */
  readonly maxAge?: number;
  /** The Cache-Control header, which replaces the header from `maxAge`. */
  readonly cacheControl?: string;
}

/** The digests of files, each computed once. */
const digests = new WeakMap<ArrayBuffer, string>();

function getDigest({ buffer }: MediaBytes['bytes']): string {
  const cachedDigest = digests.get(buffer);
  if (cachedDigest !== undefined) return cachedDigest;
  const digest = createHash('sha1').update(new Uint8Array(buffer)).digest('base64url').slice(0, 16);
  digests.set(buffer, digest);
  return digest;
}

/** The ETag of a part of a file: the file's digest with the part's offset and length. */
const getEtag = (bytes: MediaBytes['bytes']): string =>
  `"${[getDigest(bytes), bytes.byteOffset.toString(36), bytes.length.toString(36)].join('-')}"`;

/** Answers with media: 200, 206 for one Range, 304 for a known ETag, 416 for a range outside the bytes. */
export function sendBytes(
  request: Request,
  { bytes, type, maxAge = mediaMaxAgeSeconds, cacheControl }: MediaBytes,
): Response {
  const etag = getEtag(bytes);
  const headers = new Headers({
    'content-type': type,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl ?? `public, max-age=${maxAge}${maxAge === mediaMaxAgeSeconds ? ', immutable' : ''}`,
  });
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const range = parseRange(request.headers.get('range'), bytes.length);
  if (range === 'outside') {
    headers.set('content-range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  if (!range) return withLength(bytes, 200, headers);
  headers.set('content-range', `bytes ${range[0]}-${range[1]}/${bytes.length}`);
  return withLength(bytes.subarray(range[0], range[1] + 1), 206, headers);
}

/** Answers with a playlist or captions, compressed if the caller accepts gzip. A full DVR window shrinks tenfold. */
export function sendText(request: Request, text: string, type: string, maxAgeSeconds: number): Response {
  const headers = new Headers({
    'content-type': type,
    'cache-control': `public, max-age=${maxAgeSeconds}`,
    vary: 'accept-encoding',
  });
  const bytes = new TextEncoder().encode(text);
  if (!request.headers.get('accept-encoding')?.includes('gzip')) return withLength(bytes, 200, headers);
  headers.set('content-encoding', 'gzip');
  return withLength(new Uint8Array(gzipSync(bytes)), 200, headers);
}

function withLength(bytes: Uint8Array<ArrayBuffer>, status: number, headers: Headers): Response {
  headers.set('content-length', String(bytes.length));
  return new Response(bytes, { status, headers });
}

/**
 * Parses a single range of bytes. For several ranges or other units, undefined: the answer is then whole (RFC 9110,
 * 14.2).
 */
function parseRange(header: string | null, length: number): [number, number] | 'outside' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (!match[1] && !match[2])) return undefined;
  const firstByte = match[1] ? Number(match[1]) : Math.max(0, length - Number(match[2]));
  const lastByte = match[1] && match[2] ? Math.min(Number(match[2]), length - 1) : length - 1;
  return firstByte > lastByte ? 'outside' : [firstByte, lastByte];
}
