import type { PlayerKind, PlayerState } from '@touchline/player';
import { almostAll, least, positionStore } from './position-store.ts';

/** Shorter videos keep no position, in seconds. */
const shortest = 120;

/** Whether videos of this kind keep a position. A live match or a channel has no position to continue from. */
export const goesOn = (kind: PlayerKind): boolean => kind === 'recording' || kind === 'clip';

type Noted = Pick<PlayerState, 'phase' | 'firstFrame' | 'seeking' | 'currentTime' | 'duration' | 'ended'>;

/**
 * Notes the position of a video. A video at its end starts from the beginning next time.
 * @param viewer their id; null for a visitor
 */
export function notePosition(viewer: string | null, video: string, state: Noted): void {
  const { phase, firstFrame, seeking, currentTime: seconds, duration, ended } = state;
  // While a stream reloads it has no valid position.
  if (phase !== 'ready' || !firstFrame || seeking || !Number.isFinite(duration) || duration < shortest) return;
  if (ended || seconds >= duration * almostAll) positionStore.keep(viewer, video, { seconds: duration, duration });
  else if (seconds >= least) positionStore.keep(viewer, video, { seconds, duration });
}
