import { useLiveShown } from '../live/live-shown.ts';
import { useLatePicture } from '../spoiler/late-picture.ts';
import { useSpoilers } from '../spoiler/use-spoilers.ts';

/**
 * Returns the function of a button "Show score". It reveals the match, also ahead of a picture that this tab plays behind
 * live.
 */
export function useShowScore(matchId: string): () => void {
  const { reveal } = useSpoilers(matchId);
  const [, showLive] = useLiveShown(matchId);
  const isLate = useLatePicture(matchId) !== undefined;
  return () => {
    reveal();
    if (isLate) showLive();
  };
}
