import type { PlayerKind, PlayerState } from '@touchline/player';
import { watchedShare, minPositionSeconds, positionStore } from './position-store.ts';

/** Videos shorter than this many seconds have no stored position. */
const minVideoSeconds = 120;

/** Whether videos of this kind have a stored position. A live match or a channel does not resume. */
export const keepsPosition = (kind: PlayerKind): boolean => kind === 'recording' || kind === 'clip';

type PositionState = Pick<PlayerState, 'phase' | 'firstFrame' | 'seeking' | 'currentTime' | 'duration' | 'ended'>;

/**
 * Stores the position of a video. A video at its end begins at its start next time.
 * @param viewer their id; null for a visitor
 */
export function storePosition(viewer: string | null, video: string, state: PositionState): void {
  const { phase, firstFrame, seeking, currentTime: seconds, duration, ended } = state;
  // While a stream reloads it has no valid position.
  if (phase !== 'ready' || !firstFrame || seeking || !Number.isFinite(duration) || duration < minVideoSeconds) return;
  if (ended || seconds >= duration * watchedShare)
    positionStore.keep(viewer, video, { seconds: duration, durationSeconds: duration });
  else if (seconds >= minPositionSeconds) positionStore.keep(viewer, video, { seconds, durationSeconds: duration });
}
