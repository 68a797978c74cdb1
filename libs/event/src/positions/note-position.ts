import type { PlayerKind, PlayerState } from '@touchline/player';
import { almostAll, least, positionStore } from './position-store.ts';

/** What is shorter is watched at once, in seconds. */
const shortest = 120;

/** What goes on where it was left; a live picture goes on without anybody, and a channel has no beginning. */
export const goesOn = (kind: PlayerKind): boolean => kind === 'recording' || kind === 'clip';

type Noted = Pick<PlayerState, 'phase' | 'firstFrame' | 'seeking' | 'currentTime' | 'duration' | 'ended'>;

/** Notes where a video would go on; what was watched to its end begins anew. @param viewer their id; null for a visitor */
export function notePosition(viewer: string | null, video: string, state: Noted): void {
  const { phase, firstFrame, seeking, currentTime: seconds, duration, ended } = state;
  // A stream that is loaded again is nowhere for a while.
  if (phase !== 'ready' || !firstFrame || seeking || !Number.isFinite(duration) || duration < shortest) return;
  if (ended || seconds >= duration * almostAll) positionStore.keep(viewer, video, { seconds: duration, duration });
  else if (seconds >= least) positionStore.keep(viewer, video, { seconds, duration });
}
