import type { ShakaPlayer, ShakaRequestContext } from './shaka-types.ts';
import { code, toPlayerProblem } from './to-player-problem.ts';

/** The engine's number for requests of segments. */
export const segmentRequest = 1;
/** The context's type of an initialization segment, which may arrive although the others do not. */
const initSegment = 0;
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
const pauseMs = 1000;

interface Failing {
  count: number;
  /** Time of the last failure, in milliseconds since 1970. */
  at: number;
  /** Whether video of another rendition has arrived since, which shows that the origin works. */
  hasPicture: boolean;
}

function getContext(event: Event): ShakaRequestContext | undefined {
  const context: unknown = Reflect.get(event, 'context');
  return typeof context === 'object' && context !== null ? context : undefined;
}

/**
 * Reports a rendition whose segments fail while video of others arrives. The engine would retry without end, or switch
 * the quality every other second, and drop captions silently.
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
    // Other captions segments are replaced by empty ones, so they never count as missing.
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
    // Video that arrives first ends an outage. Only a later failure is the rendition's own.
    if (one.count < max || !one.hasPicture) return;
    failing.delete(id);
    onMissing(id);
  });
  player.addEventListener('unloading', () => failing.clear());
}
