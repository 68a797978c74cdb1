import { code } from './to-player-problem.ts';

const hls = 'application/vnd.apple.mpegurl';
const dash = 'application/dash+xml';

/** Endings by which the engine knows the type of an address. */
const telling =
  /^[^?#]*\.(?:m3u8|mpd|mp4|m4[av]|cmf[av]|webm|weba|mkv|ts|og[gv]|opus|mpe?g|mov|mp3|aac|flac|wav)(?:$|[?#])/i;
/** Enough bytes to recognize the type. */
const FIRST_BYTES = 1024;
/** Milliseconds. */
const PATIENCE = 8000;
/** The engine's own severity and category of a failed request, and its number of requests for manifests. */
const failed = { severity: 2, category: 1 };
const MANIFEST_REQUEST = 0;

/** Signed addresses differ with each answer. */
const MAX_KNOWN = 50;
const known = new Map<string, string>();

async function firstBytes(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length >= FIRST_BYTES) break;
  }
  // The engine fetches the rest.
  await reader?.cancel().catch(() => undefined);
  return text.trimStart();
}

/** Trusts the content type of media files only. A web page counts as a broken playlist, because the stream is at fault and not the browser. */
function typeOf(text: string, contentType: string): string | undefined {
  if (text.startsWith('#EXTM3U')) return hls;
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<MPD[\s>]/s.test(text)) return dash;
  return /^(?:video|audio)\//.test(contentType) && !contentType.includes('mpegurl') ? contentType : undefined;
}

/**
 * Reads a stream's type from its first bytes, because servers send playlists as `text/plain` and refuse the engine's HEAD.
 * @returns a MIME type; undefined for an address with a known ending
 * @throws an error like the engine's when the request fails
 */
export async function manifestType(address: string): Promise<string | undefined> {
  if (telling.test(address)) return undefined;
  const before = known.get(address);
  if (before !== undefined) return before;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) }).catch((cause: unknown) => {
    throw { ...failed, code: code.httpError, data: [address, cause, MANIFEST_REQUEST] };
  });
  if (!response.ok)
    throw { ...failed, code: code.badHttpStatus, data: [address, response.status, '', {}, MANIFEST_REQUEST] };
  const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const type = typeOf(await firstBytes(response), contentType);
  // A web page in place of a stream is a guess, which the next load may correct.
  if (known.size >= MAX_KNOWN) known.clear();
  if (type !== undefined) known.set(address, type);
  return type ?? hls;
}
