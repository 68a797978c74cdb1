import { useLoadViewer, useViewer } from '@touchline/feature-kit';
import { useState } from 'react';
import { positionStore } from './position-store.ts';

/**
 * The position at which a video resumes for this viewer, at its mount.
 * @param goesOn false for a video that does not resume, such as a live match, or if the address has a moment
 * @returns seconds; null for the start; undefined until the viewer is known (only a video with a position in this
 * browser waits for that)
 */
export function useResumedAt(video: string, goesOn: boolean): number | null | undefined {
  const viewer = useViewer();
  const [at, setAt] = useState<number | null | undefined>(() =>
    goesOn && positionStore.begun(video) !== undefined ? undefined : null,
  );
  if (at === undefined && viewer !== undefined) setAt(positionStore.get(viewer?.id ?? null, video)?.seconds ?? null);
  useLoadViewer(at === undefined);
  return at;
}
