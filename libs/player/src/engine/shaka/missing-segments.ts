import type { ShakaPlayer, ShakaRequestContext } from './shaka-types.ts';
import { code, toPlayerProblem } from './to-player-problem.ts';

/** The engine's number for requests of segments. */
export const segmentRequest = 1;
/** The context's type of a segment that begins a stream, which may arrive without the others. */
const initSegment = 0;
/** The engine's tries of one segment. */
const triesPerSegment = 3;
/** Segments count as missing after this many failures in a row: a picture's next segment is usually good again. */
const maxFailures: Readonly<Record<string, number>> = { audio: triesPerSegment, video: 2 * triesPerSegment };

/** A load requests the beginnings of its streams together. Milliseconds. */
const sameLoadMs = 1500;

/**
 * Milliseconds from a later failure to the next request. When a live window has left the viewer behind, the engine seeks
 * four times a second, with a request each time.
 */
const pauseMs = 1000;

interface Failing {
  count: number;
  /** Time of the last failure, in milliseconds since 1970. */
  at: number;
  /** Another rendition's picture has arrived since: the origin is well. */
  hasPicture: boolean;
}

function getContext(event: Event): ShakaRequestContext | undefined {
  const context: unknown = Reflect.get(event, 'context');
  return typeof context === 'object' && context !== null ? context : undefined;
}

/**
 * Reports a rendition whose segments fail while pictures of others arrive. The engine would retry for ever: the picture
 * would wait for its sound, or its quality would change every other second. It would drop captions without a word.
 * @param onMissing gets the engine's id of the rendition
 */
export function watchMissingSegments(player: ShakaPlayer, onMissing: (id: string) => void): void {
  const failing = new Map<string, Failing>();
  let pictureAt = -Infinity;

  const network = player.getNetworkingEngine();
  network?.registerRequestFilter((type, _, context) => {
    const one = failing.get(context?.stream?.originalId ?? '');
    if (type !== segmentRequest || !one || one.count < triesPerSegment) return undefined;
    return new Promise((resolve) => setTimeout(resolve, one.at + pauseMs - Date.now()));
  });
  network?.registerResponseFilter((type, _, context) => {
    const stream = context?.stream;
    if (type === segmentRequest && stream?.type === 'video') pictureAt = Date.now();
    if (type !== segmentRequest || !stream || context.type === initSegment) return;
    failing.delete(stream.originalId ?? '');
    if (stream.type === 'video') for (const one of failing.values()) one.hasPicture = true;
  });
  player.addEventListener('downloadfailed', (event) => {
    const { stream, type } = getContext(event) ?? {};
    const isInit = type === initSegment;
    // Other segments of captions are replaced by empty ones.
    const isText = stream?.type === 'text' && isInit;
    const max = isText ? triesPerSegment : maxFailures[stream?.type ?? ''];
    const isAborted = toPlayerProblem(Reflect.get(event, 'error')).code === code.operationAborted;
    if (Reflect.get(event, 'requestType') !== segmentRequest || !stream || max === undefined || isAborted) return;
    const id = stream.originalId ?? '';
    const isOwnFault = isText || (isInit && stream.type === 'audio' && Date.now() - pictureAt < sameLoadMs);
    const before = failing.get(id);
    const one = {
      count: (before?.count ?? 0) + 1,
      at: Date.now(),
      hasPicture: before?.hasPicture === true || isOwnFault,
    };
    failing.set(id, one);
    // A picture that arrives first ends an outage; only a failure after it is the rendition's own.
    if (one.count < max || !one.hasPicture) return;
    failing.delete(id);
    onMissing(id);
  });
  player.addEventListener('unloading', () => failing.clear());
}
