import { type EventView, useSpoilers } from '@touchline/content';
import { type RemoteState, useRemoteState } from '@touchline/player/remote';
import { useState } from 'react';

/** A score and the time of its change, in milliseconds since 1970. */
interface TimedScore {
  since: number;
  score: readonly [home: number, away: number];
}

/** Limit of scores while the page is open, above that of any match. */
const maxScores = 200;

function addWatchedScore({ teams, updatedAt }: EventView, known: readonly TimedScore[]): readonly TimedScore[] {
  const [home, away] = teams?.map(({ score }) => score) ?? [];
  const last = known.at(-1);
  if (home === undefined || away === undefined || updatedAt === undefined) return known;
  if (last && (updatedAt <= last.since || (last.score[0] === home && last.score[1] === away))) return known;
  return [...known, { since: updatedAt, score: [home, away] as const }].slice(-maxScores);
}

/**
 * The score at the playback position, which is some seconds behind the live score.
 * @returns undefined outside of spoiler-free mode, and before the first score that this page has received
 */
export function useWatchedScore(view: EventView): readonly [home: number, away: number] | undefined {
  const { hidden } = useSpoilers(view.matchId);
  const [known, keep] = useState(() => addWatchedScore(view, []));
  const now = addWatchedScore(view, known);
  if (now !== known) keep(now);
  const inPicture = (state: RemoteState | null): number => {
    const moment = state?.wallClock;
    return moment === null || moment === undefined ? -1 : now.findLastIndex(({ since }) => since <= moment);
  };
  const place = useRemoteState(inPicture);
  return hidden ? now[place]?.score : undefined;
}
