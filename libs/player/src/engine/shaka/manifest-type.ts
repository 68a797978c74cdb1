const hlsType = 'application/vnd.apple.mpegurl';
const dashMimeType = 'application/dash+xml';

/** The number of bytes that are enough to recognize the type. */
const minTypeBytes = 1024;
/** Time limit in milliseconds. */
const timeoutMs = 8000;
/** The engine's own error for text without the header of a playlist. */
const noPlaylistError = { severity: 2, category: 4, code: 4015 };
/**
 * The engine's numbers for failed requests, errors and manifest requests. An import of them would split the player's
 * own code into more chunks.
 */
const failedRequest = { severity: 2, category: 1 };
const badHttpStatusCode = 1001;
const httpError = 1002;
const manifestRequestType = 0;

/** The largest number of remembered addresses: signed addresses differ each time. */
const maxKnownTypes = 50;
const knownTypes = new Map<string, string>();

async function readFirstBytes(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length >= minTypeBytes) break;
  }
  // The engine fetches the rest itself.
  await reader?.cancel().catch(() => undefined);
  return text.trimStart();
}

/** Trusts the content type of media files only. */
function getType(text: string, contentType: string): string | undefined {
  if (text.startsWith('#EXTM3U')) return hlsType;
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--.*?-->\s*)*<MPD[\s>]/s.test(text)) return dashMimeType;
  return /^(?:video|audio)\//.test(contentType) && !contentType.includes('mpegurl') ? contentType : undefined;
}

/**
 * Reads a stream's type from its first bytes, because servers send playlists as `text/plain` and refuse the engine's
 * HEAD.
 * @returns a MIME type
 * @throws an error like the engine's when the request fails, or when the answer is no stream, such as a web page
 */
export async function detectManifestType(address: string): Promise<string> {
  const knownType = knownTypes.get(address);
  if (knownType !== undefined) return knownType;
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((cause: unknown) => {
    throw { ...failedRequest, code: httpError, data: [address, cause, manifestRequestType] };
  });
  if (!response.ok)
    throw { ...failedRequest, code: badHttpStatusCode, data: [address, response.status, '', {}, manifestRequestType] };
  const contentType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const type = getType(await readFirstBytes(response), contentType);
  // Without this error, the engine would request the address again and then report an unsupported browser.
  if (type === undefined) throw { ...noPlaylistError, data: [address] };
  if (knownTypes.size >= maxKnownTypes) knownTypes.clear();
  knownTypes.set(address, type);
  return type;
}
