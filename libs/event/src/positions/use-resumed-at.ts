import { useAskedViewer, useViewer } from '@touchline/feature-kit';
import { useState } from 'react';
import { positionStore } from './position-store.ts';

/**
 * Where a video goes on for this viewer, in seconds, as it was when it was opened. Null where it begins at its start; undefined until it is known
 * who is looking, which takes a moment, and is waited for only where somebody has begun the video in this browser.
 * @param goesOn false where nothing goes on: a live match, an address that names a moment
 */
export function useResumedAt(video: string, goesOn: boolean): number | null | undefined {
  const viewer = useViewer();
  const [at, setAt] = useState<number | null | undefined>(() =>
    goesOn && positionStore.begun(video) !== undefined ? undefined : null,
  );
  if (at === undefined && viewer !== undefined) setAt(positionStore.get(viewer?.id ?? null, video)?.seconds ?? null);
  useAskedViewer(at === undefined);
  return at;
}
