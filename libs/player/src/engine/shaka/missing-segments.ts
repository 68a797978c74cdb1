import { getBoxesEnd, isText } from './spoiled-files.ts';
import type { ShakaPlayer, ShakaRequestContext } from './shaka-types.ts';
import { code, toPlayerProblem } from './to-player-problem.ts';

/** The engine's number for requests of segments. */
export const segmentRequest = 1;
/** The context's type of an initialization segment, which may arrive although the others do not. */
const initSegmentType = 0;
/** The engine's tries of one segment. */
const triesPerSegment = 3;
/**
 * The number of failures in a row, by type, after which segments count as missing. The next video segment usually
 * arrives again.
 */
const maxFailures: Readonly<Record<string, number>> = { audio: triesPerSegment, video: 2 * triesPerSegment };

/** A load requests the initialization segments of its streams within this time, in milliseconds. */
const sameLoadMs = 1500;

/**
 * Milliseconds from a later failure to the next request. A viewer behind the live window makes the engine seek four
 * times a second, with one request each.
 */
const retryDelayMs = 1000;

interface FailingStream {
  count: number;
  /** Time of the last failure, in milliseconds since 1970. */
  at: number;
  /** Whether video of another rendition has arrived since, which shows that the origin works. */
  hasPicture: boolean;
}

/** Pretends that a file is missing, when a response filter throws it. */
export const createNotFoundError = (address: string): object => ({
  severity: 1,
  category: 1,
  code: code.badHttpStatus,
  data: [address, 404, '', {}, segmentRequest],
});

/**
 * Whether a segment is a web page or cut off. A browser's buffer accepts such bytes; then the picture stops, without an error or with a
 * decoder's. An empty segment is only a gap.
 */
function isBroken(data: ArrayBuffer | ArrayBufferView, { type, segment, stream }: ShakaRequestContext): boolean {
  const isEncrypted = Boolean(segment && Reflect.get(segment, 'aesKey'));
  const isMedia = stream?.type === 'video' || stream?.type === 'audio';
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
 * the quality every other second, and drop captions silently.
 * @param onMissing gets the engine's id of the rendition, and the second of the missing segment
 */
export function watchMissingSegments(player: ShakaPlayer, onMissing: (id: string, second?: number) => void): void {
  const failingStreams = new Map<string, FailingStream>();
  /** Ids of renditions that have brought a good segment. */
  const goodIds = new Set<string>();
  let lastPictureMs = -Infinity;

  function countFailure({ stream, type, segment }: ShakaRequestContext, hasResponse: boolean): void {
    const isInit = type === initSegmentType;
    // Other captions segments are replaced by empty ones, so they never count as missing.
    const isText = stream?.type === 'text' && isInit;
    const maxTries = isText ? triesPerSegment : maxFailures[stream?.type ?? ''];
    if (!stream || maxTries === undefined) return;
    const id = stream.originalId ?? '';
    // Audio without its first segment stops the video, so no other video arrives.
    const isFirst = isInit || (hasResponse && !goodIds.has(id));
    const isKnownFault = isText || (isFirst && stream.type === 'audio' && Date.now() - lastPictureMs < sameLoadMs);
    const previousFailure = failingStreams.get(id);
    const failingStream = {
      count: (previousFailure?.count ?? 0) + 1,
      at: Date.now(),
      hasPicture: previousFailure?.hasPicture === true || isKnownFault,
    };
    failingStreams.set(id, failingStream);
    // Video that arrives first ends an outage. Only a later failure is the rendition's own.
    if (failingStream.count < maxTries || !failingStream.hasPicture) return;
    failingStreams.delete(id);
    onMissing(id, segment?.getStartTime());
  }

  const network = player.getNetworkingEngine();
  network?.registerRequestFilter((type, _, context) => {
    const failingStream = failingStreams.get(context?.stream?.originalId ?? '');
    if (type !== segmentRequest || !failingStream || failingStream.count < triesPerSegment) return undefined;
    return new Promise((resolve) => setTimeout(resolve, failingStream.at + retryDelayMs - Date.now()));
  });
  network?.registerResponseFilter((type, { data, originalUri }, context) => {
    const stream = context?.stream;
    if (type !== segmentRequest || !stream) return;
    if (isBroken(data, context)) {
      // The engine reports no failed download.
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
