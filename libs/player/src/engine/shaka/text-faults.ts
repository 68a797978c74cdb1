import type { ShakaNetworking, ShakaRequestContext } from './shaka-types.ts';

/** Keeps faults of captions away from the picture: the stream plays on without the missing lines. */
export interface TextFaults {
  /** Whether lines were missing since the load. */
  linesAreMissing(): boolean;
  /** Whether an error of the engine concerns only captions. */
  isOne(error: unknown): boolean;
  /** Another load begins. */
  reset(): void;
}

const SEGMENT_REQUEST = 1;
const TEXT_CATEGORY = 2;
/** A segment of captions without a line. */
const nothing = 'WEBVTT\n\n';
const instead = `data:text/vtt,${encodeURIComponent(nothing)}`;
/** The number of requests for a segment before it counts as missing. */
const TRIES = 2;

const isVtt = (context: ShakaRequestContext | undefined): boolean =>
  context?.stream?.type === 'text' && context.stream.mimeType === 'text/vtt';

/** @param onMissing the first line is missing @param isCaptions whether a playlist's address brings captions */
export function watchText(
  network: ShakaNetworking | null,
  onMissing: () => void,
  isCaptions: (address: string) => boolean,
): TextFaults {
  let isMissing = false;
  const addresses = new Set<string>();

  function miss(): void {
    if (isMissing) return;
    isMissing = true;
    onMissing();
  }

  network?.registerRequestFilter((type, request, context) => {
    const [address] = request.uris;
    if (type !== SEGMENT_REQUEST || context?.stream?.type !== 'text' || address === undefined) return;
    addresses.add(address);
    // The engine tries the addresses of a request in order.
    if (isVtt(context) && request.uris.length === 1)
      request.uris = [...Array.from({ length: TRIES }, () => address), instead];
  });
  network?.registerResponseFilter((type, response, context) => {
    if (type !== SEGMENT_REQUEST || !isVtt(context)) return;
    if (response.uri === instead) return miss();
    const head = new TextDecoder().decode(response.data).slice(0, 6);
    if (head === 'WEBVTT') return;
    response.data = new TextEncoder().encode(nothing);
    miss();
  });

  return {
    linesAreMissing: () => isMissing,
    isOne(error) {
      if (typeof error !== 'object' || error === null) return false;
      const data: unknown = Reflect.get(error, 'data');
      const address: unknown = Array.isArray(data) ? data[0] : undefined;
      const isAbout = typeof address === 'string' && (addresses.has(address) || isCaptions(address));
      return isAbout || Reflect.get(error, 'category') === TEXT_CATEGORY;
    },
    reset() {
      isMissing = false;
      addresses.clear();
    },
  };
}
