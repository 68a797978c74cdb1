import type { ShakaPlayer, ShakaRequestContext } from './shaka-types.ts';
import { code, toPlayerProblem } from './to-player-problem.ts';

const segmentRequest = 1;
/** Segments count as missing after this many failures in a row. */
const maxFailures = 3;

function getContext(event: Event): ShakaRequestContext | undefined {
  const context: unknown = Reflect.get(event, 'context');
  return typeof context === 'object' && context !== null ? context : undefined;
}

/**
 * Reports an audio rendition whose segments fail while pictures arrive. The engine would retry for ever, and the picture would wait.
 * @param onMissing gets the engine's id of the rendition
 */
export function watchMissingSegments(player: ShakaPlayer, onMissing: (id: string) => void): void {
  const failing = new Map<string, { since: number; count: number }>();
  let pictureAt = -Infinity;
  player.getNetworkingEngine()?.registerResponseFilter((type, _, context) => {
    if (type !== segmentRequest) return;
    if (context?.stream?.type === 'video') pictureAt = Date.now();
    if (context?.stream?.type === 'audio') failing.delete(context.stream.originalId ?? '');
  });
  player.addEventListener('downloadfailed', (event) => {
    const stream = getContext(event)?.stream;
    const isAborted = toPlayerProblem(Reflect.get(event, 'error')).code === code.operationAborted;
    if (Reflect.get(event, 'requestType') !== segmentRequest || stream?.type !== 'audio' || isAborted) return;
    const id = stream.originalId ?? '';
    const { since, count } = failing.get(id) ?? { since: Date.now(), count: 0 };
    failing.set(id, { since, count: count + 1 });
    // A failing origin sends no pictures, either.
    if (count + 1 < maxFailures || pictureAt < since) return;
    failing.delete(id);
    onMissing(id);
  });
}
