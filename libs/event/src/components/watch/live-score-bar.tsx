import { type EventView, ScoreBar } from '@touchline/content';
import { useShowLive } from '../../state/watch/use-show-live.ts';
import { usePictureMoment } from '../../state/watch/use-picture-moment.ts';

/**
 * The score bar; for a live match at the picture's moment, with a button for the live score. One element for live and
 * ended matches, so that it announces the final score.
 */
export function LiveScoreBar({ view }: { view: EventView }) {
  return <ScoreBar view={view} picture={usePictureMoment(view)} onShowLive={useShowLive(view)} />;
}
