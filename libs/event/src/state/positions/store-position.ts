import type { PlayerKind, PlayerState } from '@touchline/player';
import { watchedShare, minPositionSeconds, positionStore } from './position-store.ts';
import { useLoadViewer, useViewer } from '@touchline/feature-kit';
import { useState } from 'react';

/** Videos shorter than this many seconds have no stored position. */
const minVideoSeconds = 60;

/** Whether videos of this kind have a stored position. A live match or a channel does not resume. */
export const hasStoredPosition = (kind: PlayerKind): boolean => kind === 'recording' || kind === 'clip';

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
    positionStore.save(viewer, video, { seconds: duration, durationSeconds: duration });
  else if (seconds >= minPositionSeconds) positionStore.save(viewer, video, { seconds, durationSeconds: duration });
}

/**
 * The position at which a video resumes for this viewer, at its mount.
 * @param isContinuing false for a video that does not resume, such as a live match, or if the address has a moment
 * @returns seconds; null for the start; undefined until the viewer is known (only a video with a position in this
 * browser waits for that)
 */
export function useResumedSeconds(video: string, isContinuing: boolean): number | null | undefined {
  const viewer = useViewer();
  const [resumedSeconds, setResumedSeconds] = useState<number | null | undefined>(() =>
    isContinuing && positionStore.getAnyViewersSeconds(video) !== undefined ? undefined : null,
  );
  if (resumedSeconds === undefined && viewer !== undefined)
    setResumedSeconds(positionStore.get(viewer?.id ?? null, video)?.seconds ?? null);
  useLoadViewer(resumedSeconds === undefined);
  return resumedSeconds;
}
