import type { StartAt, EventTimes } from '../engine.ts';
import { getEdgeToleranceSeconds } from '../live-edge.ts';
import { getSecondWithoutTimes } from '../time-of-day.ts';
import type { ConnectedStream } from './connect-stream.ts';
import { readTime } from './read-snapshot.ts';
import { hasKnownEnding } from './shaka-builds.ts';
import { toPlayerProblem } from './to-player-problem.ts';

/** Starts at the live edge when the viewer's position is too far behind it. */
function startAtEdgeIfBehind({ player, targetDuration, lowLatency }: ConnectedStream, playedUntil: Date): void {
  const origin = player.getPresentationStartTimeAsDate();
  if (origin === null || !player.isLive()) return;
  const secondsBehind = player.seekRange().end - (playedUntil.getTime() - origin.getTime()) / 1000;
  if (secondsBehind > getEdgeToleranceSeconds({ targetDuration: targetDuration(), lowLatency: lowLatency() }))
    player.updateStartTime(null);
}

/** The options of a load. */
interface LoadRequest {
  address: string;
  startAt: StartAt | undefined;
  times?: EventTimes | undefined;
  /** Whether a newer load has replaced this one. */
  isSuperseded?: (() => boolean) | undefined;
}

/**
 * Loads an address at the viewer's start. The playlist shows the live edge and the times of day, so the start is set
 * after the playlist and before the first segment.
 */
async function loadAtStart(
  stream: ConnectedStream,
  { address, startAt, times, isSuperseded }: LoadRequest,
): Promise<void> {
  const { player } = stream;
  // Few addresses need this code.
  const type = hasKnownEnding(address)
    ? undefined
    : await import('./manifest-type.ts').then(({ detectManifestType }) => detectManifestType(address));
  if (isSuperseded?.()) return;
  if (typeof startAt !== 'object') return void (await player.load(address, startAt ?? null, type));
  const isMoment = startAt instanceof Date;
  const choose = (): void => {
    if (!isMoment) return startAtEdgeIfBehind(stream, startAt.following);
    const second = times ? getSecondWithoutTimes(readTime(stream), startAt, times) : null;
    if (second !== null) player.updateStartTime(second);
  };
  player.addEventListener('canupdatestarttime', choose);
  try {
    await player.load(address, isMoment ? startAt : startAt.following, type);
  } finally {
    player.removeEventListener('canupdatestarttime', choose);
  }
}

/**
 * Loads an address at the viewer's start, and again without the renditions that failed during the load.
 * @throws the engine's error
 */
export async function loadFrom(stream: ConnectedStream, loading: LoadRequest): Promise<void> {
  stream.renditions.consumeNewFailures();
  try {
    await loadAtStart(stream, loading);
  } catch (error) {
    // A newer load has interrupted this one.
    if (toPlayerProblem(error).kind === 'interrupted' || !stream.renditions.consumeNewFailures()) throw error;
    await loadFrom(stream, loading);
  }
}
