import { getBoxesEnd, isText } from './file-checks.ts';
import type { ShakaPlayer, ShakaRequestContext } from './shaka-types.ts';
import { code, toPlayerProblem } from './to-player-problem.ts';

/** The engine's number for requests of segments. */
export const segmentRequest = 1;
/** The engine's type of an initialization segment, which may arrive although other segments do not. */
const initSegmentType = 0;
/** How often the engine requests one segment before it reports an error. */
const triesPerSegment = 3;
/**
 * The number of failures in a row, by type, after which segments count as missing. Video gets more tries, because its
 * next segment usually arrives.
 */
const maxFailures: Readonly<Record<string, number>> = { audio: triesPerSegment, video: 2 * triesPerSegment };

/** A load requests the initialization segments of its streams within this time, in milliseconds. */
const sameLoadMs = 1500;

/**
 * Milliseconds from the last of several failures to the next request. A viewer behind the live window makes the engine
 * seek four times a second, with one request each.
 */
const retryDelayMs = 1000;

interface FailingStream {
  count: number;
  /** Time of the last failure, in milliseconds since 1970. */
  lastFailureMs: number;
  /** Whether video of another rendition has arrived since the first failure, which shows that the origin works. */
  hasPicture: boolean;
}

/** The engine's error for a missing file. A response filter throws it in place of an unusable file. */
export const createNotFoundError = (address: string): object => ({
  severity: 1,
  category: 1,
  code: code.badHttpStatus,
  data: [address, 404, '', {}, segmentRequest],
});

/**
 * Whether a segment is a web page or cut off. Browsers accept such bytes, and then the picture stops, often without an
 * error.
 */
function isBroken(data: ArrayBuffer | ArrayBufferView, { type, segment, stream }: ShakaRequestContext): boolean {
  const isEncrypted = Boolean(segment && Reflect.get(segment, 'aesKey'));
  const isMedia = stream?.type === 'video' || stream?.type === 'audio';
  // An empty segment is only a gap.
  if (!isMedia || isEncrypted || data.byteLength === 0) return false;
  const isFragment = type !== initSegmentType && stream.mimeType.endsWith('/mp4');
  return isText(data) || (isFragment && getBoxesEnd(data) > data.byteLength);
}

function getContext(event: Event): ShakaRequestContext | undefined {
  const context: unknown = Reflect.get(event, 'context');
  return typeof context === 'object' && context !== null ? context : undefined;
}

/**
 * Reports a rendition whose segments fail while video of others arrives. The engine would retry without end, or switch
 * the quality every few seconds, and drop captions silently.
 * @param onMissing gets the engine's id of the rendition, and the second of the missing segment
 */
export function watchMissingSegments(player: ShakaPlayer, onMissing: (id: string, second?: number) => void): void {
  const failingStreams = new Map<string, FailingStream>();
  /** Ids of renditions of which a good segment has arrived. */
  const goodIds = new Set<string>();
  let lastPictureMs = -Infinity;

  function countFailure({ stream, type, segment }: ShakaRequestContext, hasResponse: boolean): void {
    const isInit = type === initSegmentType;
    // Other caption segments are replaced by empty ones when they fail (`watchText`), so they never count as missing.
    const isText = stream?.type === 'text' && isInit;
    const maxTries = isText ? triesPerSegment : maxFailures[stream?.type ?? ''];
    if (!stream || maxTries === undefined) return;
    const id = stream.originalId ?? '';
    // Without the first audio segment the engine requests no more video, so no video can arrive to show that the origin
    // works.
    const isFirst = isInit || (hasResponse && !goodIds.has(id));
    const isKnownFault = isText || (isFirst && stream.type === 'audio' && Date.now() - lastPictureMs < sameLoadMs);
    const previousFailure = failingStreams.get(id);
    const failingStream = {
      count: (previousFailure?.count ?? 0) + 1,
      lastFailureMs: Date.now(),
      hasPicture: previousFailure?.hasPicture === true || isKnownFault,
    };
    failingStreams.set(id, failingStream);
    // An outage makes every rendition fail. Only a failure after video has arrived again is the rendition's own.
    if (failingStream.count < maxTries || !failingStream.hasPicture) return;
    failingStreams.delete(id);
    onMissing(id, segment?.getStartTime());
  }

  const network = player.getNetworkingEngine();
  network?.registerRequestFilter((type, _, context) => {
    const failingStream = failingStreams.get(context?.stream?.originalId ?? '');
    if (type !== segmentRequest || !failingStream || failingStream.count < triesPerSegment) return undefined;
    return new Promise((resolve) => setTimeout(resolve, failingStream.lastFailureMs + retryDelayMs - Date.now()));
  });
  network?.registerResponseFilter((type, { data, originalUri }, context) => {
    const stream = context?.stream;
    if (type !== segmentRequest || !stream) return;
    if (isBroken(data, context)) {
      // The engine fires no `downloadfailed` for errors of response filters.
      countFailure(context, true);
      throw createNotFoundError(originalUri);
    }
    if (stream.type === 'video') lastPictureMs = Date.now();
    if (context.type === initSegmentType) return;
    goodIds.add(stream.originalId ?? '');
    failingStreams.delete(stream.originalId ?? '');
    if (stream.type === 'video') for (const failingStream of failingStreams.values()) failingStream.hasPicture = true;
  });
  player.addEventListener('downloadfailed', (event) => {
    const isAborted = toPlayerProblem(Reflect.get(event, 'error')).code === code.operationAborted;
    if (Reflect.get(event, 'requestType') === segmentRequest && !isAborted)
      countFailure(getContext(event) ?? {}, false);
  });
  player.addEventListener('unloading', () => {
    failingStreams.clear();
    goodIds.clear();
  });
}
