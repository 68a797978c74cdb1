import { useLoadViewer, useViewer } from '@touchline/feature-kit';
import { useState } from 'react';
import { positionStore } from './position-store.ts';

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
