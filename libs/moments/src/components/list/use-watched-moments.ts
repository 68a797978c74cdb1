import { type EventView, useLiveShown } from '@touchline/content';
import { isBehindLive, leadInto, usePlayedSeconds, useRemoteState } from '@touchline/player/remote';
import { useMemo } from 'react';
import type { Moment } from '../../api/moment.ts';

/** The moments of a match that do not reveal what its picture will show. */
export interface WatchedMoments {
  moments: readonly Moment[] | undefined;
  /** Moments after the picture are left out, if there are any. */
  isLimited: boolean;
  /** Shows the later moments, too; undefined if there are none. */
  showLater: (() => void) | undefined;
}

const getJumpTarget = (start: number): number => leadInto({ start });

/**
 * Leaves out the moments after a picture that is behind live. A viewer who goes back keeps the moments that have played
 * in this visit.
 */
export function useWatchedMoments(
  { matchId }: Pick<EventView, 'matchId'>,
  moments: readonly Moment[] | undefined,
): WatchedMoments {
  const [isLiveShown, showLive] = useLiveShown(matchId);
  const starts = useMemo(() => (moments ?? []).map(({ start }) => start), [moments]);
  const playedSeconds = usePlayedSeconds(starts, getJumpTarget);
  const isBehind = useRemoteState(isBehindLive);
  const isLimited = isBehind && !isLiveShown;
  // This value changes only at a moment, so the list does not render with each frame.
  const lastStart = useRemoteState((state) => {
    const position = state?.position ?? -1;
    return starts.findLast((start) => start <= position) ?? -1;
  });
  const watchedMoments = useMemo(
    () => (isLimited ? moments?.filter(({ start }) => start <= lastStart || playedSeconds.has(start)) : moments),
    [isLimited, moments, lastStart, playedSeconds],
  );
  return {
    moments: watchedMoments,
    isLimited,
    showLater: watchedMoments && moments && watchedMoments.length < moments.length ? showLive : undefined,
  };
}
