import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import type { EventView } from '@touchline/content';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type SecondaryResult, useSecondaryQuery } from '../../state/use-secondary.ts';
import { useAfterPicture } from '../../state/after-picture-context.ts';
import type { MatchFigures } from '../../api/match-figures.ts';
import { areFiguresAllowed, statsQuery } from '../../api/stats-query.ts';

const minuteMs = 60_000;
/**
 * All viewers receive a goal at the same moment. Their requests for new statistics are spread over this many
 * milliseconds.
 */
const callSpreadMs = 8_000;

/**
 * The statistics of a match, loaded each minute of a live match and soon after a change of its score. Not loaded for a
 * match without statistics or without access (specification, section 5).
 */
export function useFigures(view: EventView): SecondaryResult<MatchFigures> & { isAllowed: boolean } {
  const client = useQueryClient();
  const isAllowed = areFiguresAllowed(view);
  const isAfterPicture = useAfterPicture();
  const query = statsQuery(useApi(), view);
  const matchFigures = useSecondaryQuery(
    'stats',
    view.id,
    useQuery({
      ...query,
      enabled: isAllowed && isAfterPicture,
      refetchInterval: view.status === 'live' && minuteMs,
    }),
  );
  const score = view.teams?.map((team) => team.score).join();
  const knownScoreRef = useRef(score);
  const refetchFigures = useEffectEvent(() => void client.invalidateQueries({ queryKey: query.queryKey }));
  useEffect(() => {
    if (knownScoreRef.current === score) return undefined;
    knownScoreRef.current = score;
    const timer = setTimeout(() => refetchFigures(), Math.random() * callSpreadMs);
    return () => clearTimeout(timer);
  }, [score]);
  return { ...matchFigures, isAllowed };
}
