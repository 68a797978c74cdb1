import { type EventView, ScoreBar } from '@touchline/content';
import { useWatchedScore } from '../live/use-watched-score.ts';

/** The score bar of a live match. */
export const LiveScoreBar = ({ view }: { view: EventView }) => (
  <ScoreBar view={view} watchedScore={useWatchedScore(view)} />
);
