import { type EventView, useSpoilers } from '@touchline/content';
import { type RemoteState, useRemoteState } from '@touchline/player/remote';
import { useState } from 'react';

/** A score and the time of its change, in milliseconds since 1970. */
interface TimedScore {
  sinceMs: number;
  score: readonly [home: number, away: number];
}

/** Limit of scores while the page is open, above that of any match. */
const maxScores = 200;

function addWatchedScore({ teams, updatedAt }: EventView, watchedScores: readonly TimedScore[]): readonly TimedScore[] {
  const [home, away] = teams?.map(({ score }) => score) ?? [];
  const lastScore = watchedScores.at(-1);
  if (home === undefined || away === undefined || updatedAt === undefined) return watchedScores;
  if (lastScore && (updatedAt <= lastScore.sinceMs || (lastScore.score[0] === home && lastScore.score[1] === away)))
    return watchedScores;
  return [...watchedScores, { sinceMs: updatedAt, score: [home, away] as const }].slice(-maxScores);
}

/**
 * The score at the playback position, which is some seconds behind the live score.
 * @returns undefined outside of spoiler-free mode, and before the first score that this page has received
 */
export function useWatchedScore(view: EventView): readonly [home: number, away: number] | undefined {
  const { isHidden } = useSpoilers(view.matchId);
  const [watchedScores, setWatchedScores] = useState(() => addWatchedScore(view, []));
  const nextScores = addWatchedScore(view, watchedScores);
  if (nextScores !== watchedScores) setWatchedScores(nextScores);
  const findScoreIndex = (state: RemoteState | null): number => {
    const wallClockMs = state?.wallClock;
    return wallClockMs === null || wallClockMs === undefined
      ? -1
      : nextScores.findLastIndex(({ sinceMs }) => sinceMs <= wallClockMs);
  };
  const scoreIndex = useRemoteState(findScoreIndex);
  return isHidden ? nextScores[scoreIndex]?.score : undefined;
}
