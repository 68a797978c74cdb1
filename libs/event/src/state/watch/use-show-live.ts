import { type EventView, useLatePicture, useLiveShown, useSpoilers } from '@touchline/content';

/**
 * A function that shows the live score of a match while its picture is behind live.
 * @returns undefined at the live edge and in spoiler-free mode
 */
export function useShowLive({ matchId }: Pick<EventView, 'matchId'>): (() => void) | undefined {
  const [, showLive] = useLiveShown(matchId);
  const isBehind = useLatePicture(matchId) !== undefined;
  const { isHidden } = useSpoilers(matchId);
  return isBehind && !isHidden ? showLive : undefined;
}
