import { getBoxesEnd } from './file-checks.ts';
import type { ShakaNetworking, ShakaRequestContext } from './shaka-types.ts';

/** Prevents faults of captions from stopping the video: it plays on without the missing lines. */
export interface TextFaults {
  /** Whether lines were missing since the load. */
  linesAreMissing(): boolean;
  /** Whether an error of the engine concerns captions only. */
  isCaptionsFault(error: unknown): boolean;
  /** Another load begins. */
  reset(): void;
}

const segmentRequest = 1;
const textCategory = 2;
const initSegmentType = 0;
/** Caption segments without text, by the stream's type. An MP4 segment contains only an empty `mdat` box. */
const emptySegments: Readonly<Record<string, string>> = { 'text/vtt': 'WEBVTT\n\n', 'application/mp4': '\0\0\0\bmdat' };
/** The number of requests for a segment before it counts as missing. */
const maxTries = 2;

/** Returns the empty segment for a request; undefined for a request that is not for captions. */
const getEmptyCaptions = ({ stream, type }: ShakaRequestContext = {}): string | undefined =>
  stream?.type === 'text' && type !== initSegmentType ? emptySegments[stream.mimeType] : undefined;
const getAddress = (emptyText: string): string => `data:,${encodeURIComponent(emptyText)}`;

const isWhole = (data: ArrayBuffer | ArrayBufferView, emptyText: string): boolean =>
  emptyText.startsWith('WEBVTT')
    ? new TextDecoder().decode(data).startsWith('WEBVTT')
    : data.byteLength > 0 && getBoxesEnd(data) === data.byteLength;

/**
 * @param onMissing called when the first caption segment is missing
 * @param isCaptions whether an address is a captions playlist
 */
export function watchText(
  network: ShakaNetworking | null,
  onMissing: () => void,
  isCaptions: (address: string) => boolean,
): TextFaults {
  let isMissing = false;
  const addresses = new Set<string>();

  function reportMissing(): void {
    if (isMissing) return;
    isMissing = true;
    onMissing();
  }

  network?.registerRequestFilter((type, request, context) => {
    if (type !== segmentRequest || context?.stream?.type !== 'text') return;
    const { uris } = request;
    for (const uri of uris) addresses.add(uri);
    const emptyText = getEmptyCaptions(context);
    // The engine tries the addresses of a request in order.
    if (emptyText !== undefined)
      request.uris = [
        ...(uris.length > 1 ? uris : Array.from({ length: maxTries }, () => uris[0] ?? '')),
        getAddress(emptyText),
      ];
  });
  network?.registerResponseFilter((type, response, context) => {
    const emptyText = getEmptyCaptions(context);
    if (type !== segmentRequest || emptyText === undefined) return;
    const { data, uri } = response;
    if (uri !== getAddress(emptyText)) {
      const key: unknown = context?.segment && Reflect.get(context.segment, 'aesKey');
      // A live stream may send an empty file when it has no captions, and the engine cannot read that.
      const isEmptyFile = data.byteLength === 0 && emptyText === emptySegments['text/vtt'];
      if (!isEmptyFile && (key || isWhole(data, emptyText))) return;
      response.data = new TextEncoder().encode(emptyText);
      if (isEmptyFile && !key) return;
    }
    // The replacement is not encrypted, so the engine must not decrypt it.
    if (context?.segment) Reflect.set(context.segment, 'aesKey', null);
    reportMissing();
  });

  return {
    linesAreMissing: () => isMissing,
    isCaptionsFault(error) {
      if (typeof error !== 'object' || error === null) return false;
      const data: unknown = Reflect.get(error, 'data');
      const address: unknown = Array.isArray(data) ? data[0] : undefined;
      const concernsCaptions = typeof address === 'string' && (addresses.has(address) || isCaptions(address));
      return concernsCaptions || Reflect.get(error, 'category') === textCategory;
    },
    reset() {
      isMissing = false;
      addresses.clear();
    },
  };
}
